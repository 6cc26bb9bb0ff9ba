import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';

export type Profile = CallOutput<'POST /user/userInfo'>;
export type Favourite = CallOutput<'POST /user/favoriteList'>['list'][number];

export interface ProfilePage {
  profile: Profile;
  sessions: CallOutput<'POST /user/sessions'>['list'];
  interests: CallOutput<'GET /travel/preferenceTag'>['list'];
  currencies: CallOutput<'GET /travel/currencyList'>['list'];
}

export async function loadProfilePage(api: ApiClient): Promise<ProfilePage> {
  // Alone and first: when the login has expired, one call finds out and not three.
  const profile = await api('POST /user/userInfo');
  const [sessions, interests, currencies] = await Promise.all([
    api('POST /user/sessions'),
    api('GET /travel/preferenceTag'),
    api('GET /travel/currencyList'),
  ]);
  return { profile, sessions: sessions.list, interests: interests.list, currencies: currencies.list };
}

const mostPages = 10;

/** Everything the visitor keeps, so that it can be sorted and counted whole. */
export async function loadFavourites(api: ApiClient): Promise<Favourite[]> {
  const all: Favourite[] = [];
  for (let pageNum = 1; pageNum <= mostPages; pageNum += 1) {
    const { list, total } = await api('POST /user/favoriteList', { pageNum, pageSize: 100 });
    all.push(...list);
    if (pageNum * 100 >= total) break;
  }
  return all;
}
