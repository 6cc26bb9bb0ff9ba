import { api } from './staff-client.ts';

export async function signOut(): Promise<void> {
  await api('POST /admin/logout').catch(() => undefined); // an ended session is signed out as well
  location.assign('/admin/login');
}
