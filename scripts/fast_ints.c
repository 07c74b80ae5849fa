/* What `scripts/fast.py` puts in the place of functions of mypyc's run time (int_ops.c): numbers from 0 to 256 without
 * a call, and sets of more than 62 members, which are ints of several digits, without going through Python's own
 * functions. What has negative numbers in it, as no set is, goes on as before, but for `&`. */

#define FEW 257 /* as many small numbers as Python keeps */
static PyObject *few[FEW];

static inline PyObject *boxed(CPyTagged x) {
    if (x < FEW * 2) { /* not negative, and short, as `few` is asked only for even ones */
        PyObject *known = few[x >> 1];
        if (likely(known != NULL)) {
            Py_INCREF(known);
            return known;
        }
    }
    PyObject *value = CPyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(x));
    if (unlikely(value == NULL)) {
        CPyError_OutOfMemory();
    }
    if (x < FEW * 2) {
        Py_INCREF(value);
        few[x >> 1] = value;
    }
    return value;
}

PyObject *CPyTagged_AsObject(CPyTagged x) {
    if (unlikely(CPyTagged_CheckLong(x))) {
        PyObject *value = CPyTagged_LongAsObject(x);
        Py_INCREF(value);
        return value;
    }
    return boxed(x);
}

PyObject *CPyTagged_StealAsObject(CPyTagged x) {
    return unlikely(CPyTagged_CheckLong(x)) ? CPyTagged_LongAsObject(x) : boxed(x);
}

/* Ints of three to eight digits, as sets of places are, that nobody needs any more are kept to be used again, where
   Python does not do so. */
#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_TRACE_REFS) && !defined(Py_REF_DEBUG)
#define KEPT 32
#define MOST 8
static PyObject *kept[MOST + 1][KEPT];
static int count[MOST + 1];

static inline void let_go(PyObject *o) {
    if (Py_REFCNT(o) == 1 && PyLong_CheckExact(o)) {
        Py_ssize_t size = Py_SIZE(o);
        if (size > 2 && size <= MOST && count[size] < KEPT) {
            kept[size][count[size]++] = o;
            return;
        }
    }
    Py_DECREF(o);
}

static inline PyLongObject *made(Py_ssize_t size) {
    if (size <= MOST && count[size]) {
        return (PyLongObject *)kept[size][--count[size]];
    }
    return _PyLong_New(size);
}
#else
#define let_go Py_DECREF
#endif

CPy_NOINLINE
void CPyTagged_DecRef(CPyTagged x) {
    if (unlikely(CPyTagged_CheckLong(x))) {
        let_go(CPyTagged_LongAsObject(x));
    }
}

CPy_NOINLINE
void CPyTagged_XDecRef(CPyTagged x) {
    if (unlikely(CPyTagged_CheckLong(x)) && CPyTagged_LongAsObject(x) != NULL) {
        let_go(CPyTagged_LongAsObject(x));
    }
}

/* The digits of a number, with room for those of a short one; how many, -1 for a negative number. */
static inline const digit *digits_of(CPyTagged x, Py_ssize_t *size, digit room[3]) {
    if (likely(CPyTagged_CheckLong(x))) {
        PyLongObject *o = (PyLongObject *)CPyTagged_LongAsObject(x);
        *size = CPY_LONG_SIZE_SIGNED(o);
        return &CPY_LONG_DIGIT(o, 0);
    }
    size_t value = x >> 1;
    room[0] = value & PyLong_MASK;
    room[1] = value >> PyLong_SHIFT & PyLong_MASK;
    room[2] = value >> 2 * PyLong_SHIFT;
    *size = (Py_ssize_t)x < 0 ? -1 : room[2] ? 3 : room[1] ? 2 : 1;
    return room;
}

/* Whether so many digits, of which the highest is not 0, may fit into a short number; then it is made of them. */
static inline bool fits(const digit *digits, Py_ssize_t size) {
    return size < 3 || (size == 3 && digits[2] < 1 << (62 - 2 * PyLong_SHIFT));
}

static inline CPyTagged short_of(const digit *digits, Py_ssize_t size) {
    size_t value = size > 0 ? digits[0] : 0;
    value |= size > 1 ? (size_t)digits[1] << PyLong_SHIFT : 0;
    value |= size > 2 ? (size_t)digits[2] << 2 * PyLong_SHIFT : 0;
    return (CPyTagged)(value << 1);
}

static CPyTagged number_of(const digit *digits, Py_ssize_t size) {
#ifdef KEPT
    PyLongObject *o = made(size);
    if (unlikely(o == NULL)) {
        CPyError_OutOfMemory();
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        o->ob_digit[i] = digits[i];
    }
    return (CPyTagged)o | CPY_INT_TAG;
#else
    void *to = NULL;
    PyLongWriter *writer = PyLongWriter_Create(0, size, &to);
    if (unlikely(writer == NULL)) {
        CPyError_OutOfMemory();
    }
    memcpy(to, digits, size * sizeof(digit));
    return (CPyTagged)PyLongWriter_Finish(writer) | CPY_INT_TAG;
#endif
}

#define LONGEST 16 /* digits */

/* `a & b` where b is negative, as in `a & ~c`: a without what is in c, which is -b - 1. */
static CPyTagged without(CPyTagged a, CPyTagged b) {
    digit room[3], taken[LONGEST + 1], found[LONGEST];
    Py_ssize_t size, other;
    const digit *digits = digits_of(a, &size, room);
    if (CPyTagged_CheckShort(b)) {
        size_t value = ~(size_t)CPyTagged_ShortAsSsize_t(b);
        taken[0] = value & PyLong_MASK;
        taken[1] = value >> PyLong_SHIFT & PyLong_MASK;
        taken[2] = value >> 2 * PyLong_SHIFT;
        other = 3;
    } else {
        PyLongObject *o = (PyLongObject *)CPyTagged_LongAsObject(b);
        other = -CPY_LONG_SIZE_SIGNED(o);
        if (other > LONGEST) {
            return GenericBitwiseOp(a, b, '&');
        }
        digit borrow = 1;
        for (Py_ssize_t i = 0; i < other; i++) {
            digit one = CPY_LONG_DIGIT(o, i);
            taken[i] = (one - borrow) & PyLong_MASK;
            borrow = borrow && !one;
        }
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        found[i] = i < other ? digits[i] & ~taken[i] : digits[i];
    }
    while (size > 0 && !found[size - 1]) {
        size--;
    }
    return fits(found, size) ? short_of(found, size) : number_of(found, size);
}

CPyTagged CPyTagged_BitwiseLongOp_(CPyTagged a, CPyTagged b, char op) {
    digit aroom[3], broom[3], found[LONGEST], *to = found;
    Py_ssize_t asize, bsize, i;
    const digit *adigits = digits_of(a, &asize, aroom), *bdigits = digits_of(b, &bsize, broom);
    if (unlikely(asize < 0 || bsize < 0 || asize > LONGEST || bsize > LONGEST)) {
        if (op == '&' && asize >= 0 && bsize < 0 && asize <= LONGEST) {
            return without(a, b);
        }
        if (op == '&' && asize < 0 && bsize >= 0 && bsize <= LONGEST) {
            return without(b, a);
        }
        return GenericBitwiseOp(a, b, op);
    }
    if (asize > bsize) {
        const digit *digits = adigits;
        adigits = bdigits;
        bdigits = digits;
        i = asize;
        asize = bsize;
        bsize = i;
    }
    /* From here on the highest digit of what is found is not 0: so many digits has it. */
    if (op == '&') {
        while (asize > 0 && !(adigits[asize - 1] & bdigits[asize - 1])) {
            asize--;
        }
        bsize = asize;
    } else if (op == '^' && asize == bsize) {
        while (asize > 0 && adigits[asize - 1] == bdigits[asize - 1]) {
            asize--;
        }
        bsize = asize;
    }
#ifdef KEPT
    PyLongObject *o = NULL;
    if (bsize > 3) { /* too many for a short number: they are written where they stay */
        o = made(bsize);
        if (unlikely(o == NULL)) {
            CPyError_OutOfMemory();
        }
        to = o->ob_digit;
    }
#endif
    if (op == '&') {
        for (i = 0; i < asize; i++) {
            to[i] = adigits[i] & bdigits[i];
        }
    } else if (op == '|') {
        for (i = 0; i < asize; i++) {
            to[i] = adigits[i] | bdigits[i];
        }
    } else {
        for (i = 0; i < asize; i++) {
            to[i] = adigits[i] ^ bdigits[i];
        }
    }
    for (i = asize; i < bsize; i++) {
        to[i] = bdigits[i];
    }
#ifdef KEPT
    if (o != NULL) {
        return (CPyTagged)o | CPY_INT_TAG;
    }
#endif
    return fits(found, bsize) ? short_of(found, bsize) : number_of(found, bsize);
}

bool CPyTagged_IsEq_(CPyTagged left, CPyTagged right) {
    if (CPyTagged_CheckShort(left) || CPyTagged_CheckShort(right)) {
        return false; /* what fits into a short number is one */
    }
    digit room[3];
    Py_ssize_t size, other;
    const digit *a = digits_of(left, &size, room), *b = digits_of(right, &other, room);
    return size == other && memcmp(a, b, (size < 0 ? -size : size) * sizeof(digit)) == 0;
}

bool CPyTagged_IsLt_(CPyTagged left, CPyTagged right) {
    digit aroom[3], broom[3];
    Py_ssize_t asize, bsize;
    const digit *a = digits_of(left, &asize, aroom), *b = digits_of(right, &bsize, broom);
    if (unlikely(asize < 0 || bsize < 0)) {
        PyObject *left_obj = CPyTagged_AsObject(left), *right_obj = CPyTagged_AsObject(right);
        int result = PyObject_RichCompareBool(left_obj, right_obj, Py_LT);
        Py_DECREF(left_obj);
        Py_DECREF(right_obj);
        if (result == -1) {
            CPyError_OutOfMemory();
        }
        return result;
    }
    if (asize != bsize) {
        return asize < bsize;
    }
    while (asize > 0 && a[asize - 1] == b[asize - 1]) {
        asize--;
    }
    return asize > 0 && a[asize - 1] < b[asize - 1];
}

