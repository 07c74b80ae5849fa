is-box-navy = Navy Box
