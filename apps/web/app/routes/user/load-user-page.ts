import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';

export type Profile = CallOutput<'POST /user/userInfo'>;
export type Favourite = CallOutput<'POST /user/favoriteList'>['list'][number];

export interface ProfilePage {
  profile: Profile;
  sessions: CallOutput<'POST /user/sessions'>['list'];
  assistants: CallOutput<'POST /user/assistants'>['list'];
  interests: CallOutput<'GET /travel/preferenceTag'>['list'];
  currencies: CallOutput<'GET /travel/currencyList'>['list'];
}

export async function loadProfilePage(api: ApiClient): Promise<ProfilePage> {
  // First and alone: with an expired login, one request fails instead of three.
  const profile = await api('POST /user/userInfo');
  const [sessions, assistants, interests, currencies] = await Promise.all([
    api('POST /user/sessions'),
    api('POST /user/assistants'),
    api('GET /travel/preferenceTag'),
    api('GET /travel/currencyList'),
  ]);
  return {
    profile,
    sessions: sessions.list,
    assistants: assistants.list,
    interests: interests.list,
    currencies: currencies.list,
  };
}

const maxPages = 10;

/** Loads all favourites, up to 1,000, because the page sorts and counts them. */
export async function loadFavourites(api: ApiClient): Promise<Favourite[]> {
  const all: Favourite[] = [];
  for (let pageNum = 1; pageNum <= maxPages; pageNum += 1) {
    const { list, total } = await api('POST /user/favoriteList', { pageNum, pageSize: 100 });
    all.push(...list);
    if (pageNum * 100 >= total) break;
  }
  return all;
}
