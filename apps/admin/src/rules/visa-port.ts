/** A port of entry as a visa rule stores it; trips are checked by `code`. */
export interface VisaPort {
  kind: 'airport' | 'rail' | 'road' | 'seaport';
  /** IATA code of an airport. */
  code: string | null;
  name: string;
  zhName: string;
}

const kinds: Readonly<Record<string, VisaPort['kind']>> = {
  airport: 'airport',
  railway: 'rail',
  pier: 'seaport',
};

/** Returns the port that one of our stations is. */
export const portOfStation = ({ name, zhName, kind, code }: Record<string, unknown>): VisaPort => ({
  kind: kinds[String(kind)] ?? 'road',
  code: kind === 'airport' && typeof code === 'string' ? code : null,
  name: typeof name === 'string' ? name : '',
  zhName: typeof zhName === 'string' ? zhName : '',
});
