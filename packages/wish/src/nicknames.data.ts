/** Common names of places whose catalogue entry has another name. Search key of the nickname to search key of the entry. */
export const nicknames: Readonly<Record<string, string>> = {
  greatwall: 'greatwallofchina',
  thegreatwall: 'greatwallofchina',
  chinesewall: 'greatwallofchina',
  grandemuraille: 'greatwallofchina',
  granmuralla: 'greatwallofchina',
  grossemauer: 'greatwallofchina',
  chinesischemauer: 'greatwallofchina',
  terracottasoldiers: 'terracottaarmy',
  terracotawarriors: 'terracottaarmy',
  terracotaarmy: 'terracottaarmy',
  claysoldiers: 'terracottaarmy',
  pandabase: 'chengdupandabase',
  pekin: 'beijing',
  rainbowmountains: 'zhangyedanxia',
  avatarmountain: 'zhangjiajienationalforestpark',
};

/** Chinese nicknames to the search key of the entry. */
export const hanNicknames: Readonly<Record<string, string>> = {
  长城: 'greatwallofchina',
  故宫: 'forbiddencity',
  兵马俑: 'terracottaarmy',
  外滩: 'thebund',
  西湖: 'westlake',
  布达拉宫: 'potalapalace',
  迪士尼: 'shanghaidisneyland',
  江南: 'jiangnan',
};
