/** Municipalities, Hong Kong, and capitals of provinces, which have codes that end with 0100. */
const seatOfProvince = /^(?:11|12|31|50|81)0000$|0100$/;
/** Administrative codes of capitals of provinces that are small: Lhasa. */
const smallCapital = '540100';
/** Large cities that are no capitals: Dalian, Suzhou, Wuxi, Ningbo, Xiamen, Qingdao, Shenzhen. */
const otherLargeCities: ReadonlySet<string> = new Set([
  '210200',
  '320500',
  '320200',
  '330200',
  '350200',
  '370200',
  '440300',
]);

/** Returns whether a six-digit administrative code is that of a large city, for travellers who want none. */
export function isLargeCity(cityCode: string | undefined): boolean {
  if (cityCode === undefined || cityCode === smallCapital) return false;
  return seatOfProvince.test(cityCode) || otherLargeCities.has(cityCode);
}
