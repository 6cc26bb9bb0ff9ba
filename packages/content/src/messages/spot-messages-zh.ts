import type { spotMessages } from './spot-messages.ts';

/** Chinese of `spotMessages`. */
export const zhSpotMessages: typeof spotMessages = {
  'free-with-entry-ticket': (n) =>
    `${n.field('free')}为${n.value(true)}，但${n.field('tickets')}中有入场票。请删除其中一项。`,
  'paid-without-price': (n) =>
    `${n.field('free')}为${n.value(false)}，但没有入场票，也没有${n.field('priceNote')}。请补充其中一项，或将${n.setting('free', true)}。`,
  'paid-with-free-tag': (n, v) =>
    `${n.field('free')}为${n.value(false)}，但${n.field('tagIds')}中有“${n.row('tag', v.tag)}”。请删除该标签，或将${n.setting('free', true)}。`,
  'ticket-currency': (n, v) =>
    `${n.at('tickets')}“${v.ticket}”的价格为 ${v.currency}；${n.row('city', v.cityId)}应使用 ${v.expected}。`,
  'ticket-costs-nothing': (n, v) =>
    `${n.at('tickets')}“${v.ticket}”的价格为 0。请删除此票，并在${n.field('priceNote')}中说明免费。`,
  'release-time-without-days': (n) =>
    `${n.at('booking')}填写了${n.field('releaseTime', 'booking')}，但没有${n.field('daysAhead', 'booking')}。请补充。`,
  'days-ahead-without-booking': (n) =>
    `${n.at('booking')}${n.field('required', 'booking')}为${n.value('not-needed')}，但填写了${n.field('daysAhead', 'booking')}。请删除${n.field('daysAhead', 'booking')}或修改${n.field('required', 'booking')}。`,

  'exception-backwards': (n, v) =>
    `${n.at('openingExceptions')}${v.from} 至 ${v.to} 的结束早于开始。请对调或更正日期。`,
  'season-day-unknown': (n, v) => `${n.at('season', v.field)}没有 ${v.day} 这一天。请写作 MM-DD。`,
  'hours-empty': (n, v) => `${n.at('openingHours')}${v.from} 至 ${v.to} 没有时长。全天请写 00:00 至 24:00。`,
  'hours-backwards': (n, v) =>
    `${n.at('openingHours')}${v.from} 至 ${v.to} 的关闭早于开放。请对调或更正时间。`,
  'hours-short': (n, v) => `${n.at('openingHours')}${v.from} 至 ${v.to} 不足一小时。请更正时间。`,
  'last-entry-outside': (n, v) =>
    `${n.at('openingHours')}最晚入场 ${v.lastEntry} 不在 ${v.from} 至 ${v.to} 之间。请更正${n.field('lastEntry', 'openingHours')}。`,
  'hours-overlap': (n, v) =>
    `${n.at('openingHours')}${v.from} 至 ${v.to} 与 ${v.otherFrom} 至 ${v.otherTo} 在同一天重叠。请修改其中一条的${n.field('season', 'openingHours')}、${n.field('closedOn', 'openingHours')}或时间。`,
  'hours-gap': (n, v) =>
    `${n.at('openingHours')}从 ${v.first} 起有 ${v.days} 天没有规则。请补充规则，或在${n.field('hoursNote')}中说明原因。`,
  'visit-longer-than-hours': (n, v) =>
    `${n.at('visitMinutes')}游览 ${v.minutes} 分钟超出开放时间。请更正其中一项。`,

  'gate-far': (n, v) => `${n.at('access')}${v.gate}相距 ${v.kilometres} 公里。请更正其坐标。`,
  'gate-inside-area': (n, v) =>
    `${n.at('access')}${v.gate}在${n.field('areaMeters', 'access')}之内，如同在岛上。请调小该值。`,
  'departures-backwards': (n, v) => `${n.at('access')}末班 ${v.last} 早于首班 ${v.first}。请更正时间。`,
  'access-price-without-minutes': (n) =>
    `${n.at('access')}有价格时需要${n.field('minutes', 'access')}。请补充${n.field('minutes', 'access')}，或将价格移到${n.field('tickets')}。`,
  'valid-days-without-pass': (n, v) =>
    `${n.at('tickets')}“${v.ticket}”有${n.field('validDays', 'tickets')}，但没有${n.field('pass', 'tickets')}。请填写${n.field('pass', 'tickets')}或删除${n.field('validDays', 'tickets')}。`,
  'part-of-a-part': (n, v) =>
    `${n.at('partOfId')}${n.row('scenic-spot', v.whole)}本身是另一景点的一部分。请改为${n.row('scenic-spot', v.itsWhole)}。`,
  'part-in-other-city': (n, v) =>
    `${n.at('partOfId')}${n.row('scenic-spot', v.whole)}在${n.row('city', v.cityId)}。两者应属于同一城市。`,
  'variant-part-unknown': (n, v) =>
    `${n.at('visitVariants')}${n.row('scenic-spot', v.part)}不是此景点的一部分。请设置它的${n.field('partOfId')}。`,
  'variant-id-twice': (n) => `${n.at('visitVariants')}有两个编号相同。请修改其中一个。`,
  'variant-too-long': (n, v) =>
    `${n.at('visitVariants')}${v.variant}：一天容不下 ${v.minutes} 分钟。请更正分钟数或天数。`,
  'variant-too-short': (n, v) =>
    `${n.at('visitVariants')}${v.variant}：${v.days} 天只有 ${v.minutes} 分钟。请更正分钟数或天数。`,
  'variant-nights': (n, v) =>
    `${n.at('visitVariants')}${v.variant}：在内住 ${v.nights} 晚需要超过 ${v.days} 天。`,
  'variant-meals': (n, v) =>
    `${n.at('visitVariants')}${v.variant}：在内用三餐需要在内过夜。请更正${n.field('mealsInside', 'visitVariants')}或${n.field('nightsInside', 'visitVariants')}。`,
  'variant-ticket-unknown': (n, v) =>
    `${n.at('visitVariants')}${v.variant}：没有名为“${v.ticket}”的票。请从${n.field('tickets')}复制名称。`,
  'best-hours-backwards': (n, v) => `${n.at('bestHours')}${v.from} 至 ${v.to} 的结束早于开始。请更正时间。`,
  'vehicle-without-transport': (n, v) =>
    `${n.at('tickets')}“${v.ticket}”有交通工具，但不是交通票。请将${n.setting('kind', 'transport', 'tickets')}。`,
  'entry-ticket-required': (n, v) =>
    `${n.at('tickets')}“${v.ticket}”是${n.value(v.kind)}；${n.field('required', 'tickets')}只用于交通票和附加票。`,

  'tag-contradicts-field': (n, v) =>
    `${n.field('tagIds')}中有“${n.row('tag', v.tag)}”，但${n.field(v.field)}${v.minimum ? `（${v.minimum} 及以上）` : ''}与此不符。`,
  'tag-missing': (n, v) =>
    `根据${n.field(v.field)}${v.minimum ? `（${v.minimum} 及以上）` : ''}应有标签“${n.row('tag', v.tag)}”，但${n.field('tagIds')}中没有。`,
  'steps-with-step-free-tag': (n, v) =>
    `${n.field('tagIds')}中有“${n.row('tag', v.tag)}”，但正文提到台阶。请核对该标签。`,
  'closing-day-in-text': (n, v) =>
    `正文说${n.value(v.day)}闭馆，${n.field('openingHours')}中没有。请更正其中一项。`,
  'entry-price-in-text': (n, v) =>
    `正文说门票 ${v.yuan} 元，${n.field('tickets')}中没有这个价格。请更正其中一项。`,
  'visit-length-in-text': (n, v) =>
    `正文说“${v.quote}”，${n.field('visitMinutes')}为 ${v.minutes}。请更正其中一项。`,
  'metro-walk-in-text': (n, v) =>
    `正文说从地铁站步行“${v.quote}”，${n.field('nearestMetro')}为 ${v.minutes} 分钟。请更正其中一项。`,
  'entry-price-missing': (n) => `${n.field('free')}为${n.value(false)}，但没有带价格的入场票。`,
  'cable-car-price-missing': (n, v) =>
    `${n.field('tagIds')}中有“${n.row('tag', v.tag)}”，但没有相应价格的交通票。`,
  'address-without-street': (n, v) => `${n.at('zhAddress')}“${v.address}”没有街道、村或镇。`,
  'variants-missing': (n, v) =>
    `${n.field('visitMinutes')}为 ${v.minutes}，但没有${n.field('visitVariants')}。`,
  'spot-links-nowhere': (n) => `${n.field('description')}没有链接到其他页面。`,
};
