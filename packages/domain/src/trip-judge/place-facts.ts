/** Cities of the guide with a metro. */
export const metroCities: ReadonlySet<string> = new Set(
  `beijing changsha chengdu chongqing dalian fuzhou guangzhou guiyang hangzhou harbin hohhot hong-kong jinan kunming
  lanzhou luoyang macau nanjing ningbo qingdao shanghai shaoxing shenyang shenzhen suzhou tianjin urumqi wuhan wuxi xiamen
  xian zhengzhou`.split(/\s+/),
);
