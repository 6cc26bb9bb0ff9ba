/** Characters that a short English text about a trip does not need: control, bidi and invisible characters, markup. */
const strangeCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>{}[\]|`*_#\\^~=@]|&\w+;/u;
/** Letters of other scripts can look like Latin ones. */
const otherScripts = /[^\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]/u;

/** Kinds of statements that the plan cannot back, in English and Chinese. */
const claims: readonly RegExp[] = [
  // Addresses in the internet. "a.m." and "e.g." have single letters.
  /:\/\/|\bwww\b|[\p{L}\p{N}]\s?\.\s?(?:com|cn|net|org|info|io|me|app|xyz|top|shop)\b|[\p{L}\p{N}]\.\p{L}{2,}|\bdot (?:com|cn|net|org)\b|点(?:com|cn)|网址|网站|链接/iu,
  // Telephone numbers, in digits and in words.
  /\+\s?\d|\d(?:[\s().-]{0,2}\d){6,}|[〇零一二三四五六七八九]{4,}|(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b[\s,-]*){4,}/iu,
  // Street addresses.
  /\b(?:no\.?|number|room|floor|building|suite|unit)\s?\d|\b\d+[a-z]?,? (?:[\w']+ ){0,3}(?:road|rd|street|st|lane|avenue|ave|alley|square)\b|\b(?:road|street|lane|avenue|alley) \d|\d\s?[号楼室弄]|[路街巷弄]\s?[\d一二三四五六七八九十]/iu,
  // Prices and payments.
  /[$€£¥₹₽₩฿]|\b(?:pay|pays|paid|paying|payments?|payable|prepaid|prepay|deposits?|fees?|surcharges?|refunds?|invoices?|wallets?|bitcoins?|crypto\w*|usdt|paypal|alipay|wechat|weixin|qr|bank(?:s|ing)?|iban|swift|cards?|cash|transfer(?:s|red|ring)?|wire|donat\w+|discounts?|coupons?|vouchers?|promo\w*|buy|buying|purchase\w*|prices?|priced|costs?|charges?|yuan|rmb|cny|usd|eur|gbp|dollars?|euros?|pounds|kuai|renminbi|free of charge|tickets?)\b/iu,
  /付款|支付|转账|汇款|付费|收费|押金|定金|微信|支付宝|二维码|扫码|扫描|扫一扫|充值|红包|银行|优惠|折扣|退款|价格|门票|人民币|[\d一二三四五六七八九十百千万][元块]/u,
  // Instructions to contact, to send or to open something.
  /\b(?:calls?|calling|dial|phone|telephone|hotline|sms|messages?|whatsapp|telegram|contact(?:s|ing)?|e-?mails?|mail|scan(?:s|ning)?|click|tap|download|install|log ?in|log ?on|sign ?in|sign ?up|subscribe|register|registration|submit|send|apply|reply|verify|password|passcode|code|account|book (?:now|here|online|with|through|via|at)|follow us|add me|hand over|search for|go to the website|online|app)\b/iu,
  /加我|联系|致电|拨打|电话|手机|热线|客服|邮箱|邮件|点击|下载|登录|注册|密码|验证|账号|账户|公众号|小程序/u,
  // Entry, law, safety and health.
  /\b(?:visas?|visa-free|passports?|immigration|customs officers?|customs|border|permits?|embass(?:y|ies)|consulates?|transit without|entry (?:rules?|requirements?|ban|fee)|enter china|allowed to stay|overstay|vaccin\w*|quarantine|police|law|laws|legal|illegal|mandatory|required?|requirements?|government|officially|guarantee[ds]?|emergency|hospitals?|medicines?|medical|insurance)\b/iu,
  /签证|护照|入境|出境|海关|边检|免签|过境|大使馆|领事馆|许可证|疫苗|隔离|警察|公安|法律|违法|政府|保险|医院/u,
  // Remains of a prompt.
  /\b(?:ignore|disregard|instructions?|system|prompts?|assistant|as an ai|ai|language model|chatgpt|openai|claude|user|json|i (?:cannot|can't|am unable)|i'm sorry|sorry|undefined|null)\b/iu,
  /忽略|无视|指令|提示词|系统提示|人工智能|语言模型|抱歉/u,
];

/**
 * Returns whether a text makes a statement that a plan cannot back: addresses, links, telephone numbers, prices,
 * payments, instructions, visa rules, or remains of a prompt. Rejects too much rather than too little: the template text
 * is shown instead. Names of places must be removed before.
 */
export function makesClaims(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    strangeCharacters.test(text) ||
    strangeCharacters.test(plain) ||
    otherScripts.test(plain) ||
    claims.some((claim) => claim.test(plain))
  );
}
