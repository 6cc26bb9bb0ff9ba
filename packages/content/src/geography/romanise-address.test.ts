import { describe, expect, it } from 'vitest';
import { romaniseAddress } from './romanise-address.ts';

describe('romaniseAddress', () => {
  it.each([
    ['上海市黄浦区南京西路170号 国际饭店', '170 Nanjing Xi Lu, Huangpu District, Shanghai'],
    ['上海市黄浦区中山东一路32号', '32 Zhongshan Dong Yi Lu, Huangpu District, Shanghai'],
    ['陕西省西安市碑林区南大街110号', "110 Nan Dajie, Beilin District, Xi'an, Shaanxi"],
    ['四川省成都市锦江区人民南路二段80号', '80 Renmin Nan Lu Erduan, Jinjiang District, Chengdu, Sichuan'],
  ])('writes house, street, district, city and province: %s', (zhAddress, address) => {
    expect(romaniseAddress(zhAddress)).toBe(address);
  });

  it.each([
    ['重庆市渝中区长滨路80号', '80 Changbin Lu, Yuzhong District, Chongqing'],
    ['福建省厦门市思明区鹭江道54号', '54 Lujiang Dao, Siming District, Xiamen, Fujian'],
    ['北京市东城区东长安街1号', "1 Dong Chang'an Jie, Dongcheng District, Beijing"],
    ['北京市西城区大栅栏街24号', '24 Dashilan Jie, Xicheng District, Beijing'],
    ['广州市番禺区迎宾路', 'Yingbin Lu, Panyu District, Guangzhou'],
    ['安徽省六安市金安区', "Jin'an District, Lu'an, Anhui"],
    ['上海市闵行区七宝镇青年路', 'Qingnian Lu, Qibao Town, Minhang District, Shanghai'],
    ['安徽省黄山市歙县', 'Shexian, Huangshan, Anhui'],
  ])('reads characters with several readings as the place does: %s', (zhAddress, address) => {
    expect(romaniseAddress(zhAddress)).toBe(address);
  });

  it.each([
    [
      '西藏自治区拉萨市城关区八廓街东南角',
      'southeast corner of Barkhor Jie, Chengguan District, Lhasa, Tibet',
    ],
    ['上海市黄浦区西藏南路123号', '123 Xizang Nan Lu, Huangpu District, Shanghai'],
    ['内蒙古呼和浩特市新华大街6号', '6 Xinhua Dajie, Hohhot, Inner Mongolia'],
    ['广西柳州市三江侗族自治县林溪镇', 'Linxi Town, Sanjiang Dong Autonomous County, Liuzhou, Guangxi'],
  ])(
    'writes names that are not pinyin as the guide does, but streets as on their signs: %s',
    (zhAddress, address) => {
      expect(romaniseAddress(zhAddress)).toBe(address);
    },
  );

  it.each([
    [
      '天津市和平区荣业大街与慎益大街交口',
      'corner of Rongye Dajie and Shenyi Dajie, Heping District, Tianjin',
    ],
    ['上海市黄浦区泰康路210弄', 'Lane 210, Taikang Lu, Huangpu District, Shanghai'],
    [
      '青海省西宁市城西区建材巷国际村公寓5号楼16层',
      'Floor 16, Building 5, Guojicun Gongyu, Jiancai Xiang, Chengxi District, Xining, Qinghai',
    ],
    ['云南省大理市大理古城人民路130号', '130 Renmin Lu, Dali Old Town, Dali, Yunnan'],
    ['嘉兴市桐乡市乌镇西栅景区', 'Xizha Scenic Area, Wuzhen, Tongxiang, Jiaxing'],
  ])('reads corners, lanes, buildings, floors and old towns: %s', (zhAddress, address) => {
    expect(romaniseAddress(zhAddress)).toBe(address);
  });

  it('leaves Hong Kong and Macau out, but not streets that are named after them', () => {
    expect(romaniseAddress('香港九龍尖沙咀梳士巴利道22號')).toBeUndefined();
    expect(romaniseAddress('澳門福隆新街67號')).toBeUndefined();
    expect(romaniseAddress('山东省青岛市市南区香港中路9号')).toBe(
      '9 Xianggang Zhong Lu, Shinan District, Qingdao, Shandong',
    );
  });
});
