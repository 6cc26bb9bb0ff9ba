/** Altitude of the places where visitors of a city sleep, in metres. Cities below 1,500 m are absent. */
export const cityAltitudes: Readonly<Record<string, number>> = {
  kunming: 1890,
  dali: 1980,
  lijiang: 2400,
  'shangri-la': 3280,
  lhasa: 3650,
  xining: 2270,
  jiuzhaigou: 2000,
  lanzhou: 1520,
  zhangye: 1480,
  jiayuguan: 1650,
};

/** Cities of the guide with a metro. */
export const metroCities: ReadonlySet<string> = new Set(
  `beijing changsha chengdu chongqing dalian fuzhou guangzhou guiyang hangzhou harbin hohhot hong-kong jinan kunming
  lanzhou luoyang macau nanjing ningbo qingdao shanghai shaoxing shenyang shenzhen suzhou tianjin urumqi wuhan wuxi xiamen
  xian zhengzhou`.split(/\s+/),
);
