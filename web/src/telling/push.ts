/** Subscribes this browser to Web Push. */

export const mayPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const plain = (key: ArrayBuffer | null): string => btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** Address and keys of this browser; null if the person refuses. */
export async function subscribe(key: string): Promise<{ address: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return { address: made.endpoint, p256dh: plain(made.getKey('p256dh')), auth: plain(made.getKey('auth')) };
}
