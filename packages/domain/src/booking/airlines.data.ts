/**
 * IATA codes of airlines that fly to or within China. Letters and digits with any other prefix are not a flight
 * number.
 */
export const airlineCodes: ReadonlySet<string> = new Set(
  (
    '3K 3U 5J 6E 7C 8L 9C 9H A3 A5 A6 A9 AA AC AF AI AK AM AQ AR AS AT AY AZ BA BG BI BK BR BX CA CI CN CX CZ D7 DE DL DR DZ ' +
    'EI EK EN ET EU EW EY FD FM FU FY FZ G5 GA GF GJ GK GS GT GX GY HA HB HM HO HU HX HY IB IT JD JL JQ JR JS JT JU KA KC KE ' +
    'KL KM KN KQ KR KU KY LA LH LJ LO LT LX LY MF MH MK MM MR MS MU NH NS NX NZ OD OK OM OQ OS OZ PC PG PK PN PR PX QF QR QV ' +
    'QW RA RJ RO RS RY S7 SA SC SK SL SN SQ SU SV TG TK TO TP TR TV TW U6 UA UK UL UO UQ US UX VA VJ VN VS VZ W5 WE WY XJ XW ' +
    'Y8 YO Z2 ZE ZG ZH'
  ).split(' '),
);
