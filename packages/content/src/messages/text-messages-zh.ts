import type { textMessages } from './text-messages.ts';

/** Chinese of `textMessages`. */
export const zhTextMessages: typeof textMessages = {
  'id-twice': (_, v) => `${v.file} 使用了相同的编号。请修改或删除其中一个。`,
  'reference-missing': (n, v) =>
    `${n.at(v.field)}没有${n.entity(v.entity)}“${v.id}”。请更正编号或添加该${n.entity(v.entity)}。`,
  'link-missing': (n, v) =>
    `${n.at(v.field)}有链接指向不存在的${n.entity(v.entity)}“${v.id}”。请更正链接或添加该${n.entity(v.entity)}。`,
  'text-short': (n, v) => `${n.field(v.field)}有 ${v.words} 词；请至少写 ${v.minimum} 词。`,
  'name-twice': (n, v) =>
    `${n.field('zhName')}${v.name}也是${n.row(v.entity, v.other)}${v.file && `（${v.file}）`}的名称。请删除其中一个或更正名称。`,
  cliche: (n, v) => `${n.at(v.field)}“${v.quote}”是旅游宣传的套话。请写出此处的特别之处。`,
  'stock-figure': (n, v) => `${n.at(v.field)}“${v.quote}”是游记里的套路人物。请写那里发生的事。`,
  'hedge-in-note': (n, v) => `${n.at(v.field)}“${v.quote}”说明我们有多确定，页面上已有此说明。请删去。`,
  'text-long': (n, v) => `${n.field(v.field)}有 ${v.words} 词；请最多写 ${v.maximum} 词。`,
  'few-sections': (n, v) => `${n.field(v.field)}有 ${v.sections} 节；请至少写 ${v.minimum} 节。`,
  'code-in-summary': (n, v) => `${n.at('summary')}${v.quote} 是字段名。访客会读到摘要，请用文字表达。`,
  'address-not-chinese': (n, v) =>
    `${n.at('zhAddress')}“${v.address}”没有汉字。请用中文书写地址，供出租车司机看。`,
  'address-not-latin': (n, v) => `${n.at('address')}“${v.address}”含有汉字。请用拉丁字母书写，或留空。`,
  'address-numbers-differ': (n, v) =>
    `${n.at('address')}“${v.address}”的号码与${n.field('zhAddress')}“${v.zhAddress}”不同。`,
  'sentence-repeated': (n, v) => `${n.at(v.field)}“${v.sentence}”也出现在${n.row(v.entity, v.other)}中。`,
  'simplified-character': (n, v) => `${n.at(v.field)}“${v.text}”中有${v.character}；请用繁体字。`,
  'ride-table': (_, v) =>
    `表格中从${v.from}到${v.to}为 ${v.minutes} 分钟，而线路为 ${v.figures}。请更正其中一处。`,
};
