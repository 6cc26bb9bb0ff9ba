/**
 * Chinese translations of the descriptions of settings. The key is the English text, so that a changed description is
 * not shown with an old translation.
 */
export const zhSettings: Readonly<Record<string, string>> = {
  'Whole months before this one whose audit entries are kept; `0` keeps all.':
    '在本月之前保留审计记录的完整月数；`0` 表示全部保留。',
  'Port to listen on; 0 picks a free one.': '监听端口；0 表示选用空闲端口。',
  'Address to listen on; `0.0.0.0` for all interfaces.': '监听地址；`0.0.0.0` 表示所有网络接口。',
  'Folder of the embedded database, uploads, pictures and map tiles (`map.pmtiles`).':
    '内置数据库、上传文件、图片和地图图块（`map.pmtiles`）的文件夹。',
  'Folder of generated keys; it must be outside `DATA_DIR`. Default: the path of `DATA_DIR` with `-keys` appended. Backups do not contain it.':
    '生成的密钥所在文件夹，必须在 `DATA_DIR` 之外。默认：`DATA_DIR` 的路径加上 `-keys`。备份中不包含它。',
  'Folder with the content that is loaded at start.': '启动时载入的内容所在文件夹。',
  'URL of a PostgreSQL server (15 or later). Default: an embedded server in `DATA_DIR`.':
    'PostgreSQL 服务器（15 或更高版本）的 URL。默认：`DATA_DIR` 中的内置服务器。',
  'URL of the same database for the role that owns its tables. It runs migrations, backups and restores, and grants the role of `DATABASE_URL` access to rows only. Default: `DATABASE_URL`.':
    '同一数据库的 URL，供拥有数据表的角色使用。该角色执行迁移、备份和恢复，并只授予 `DATABASE_URL` 的角色读写行的权限。默认：`DATABASE_URL`。',
  'Maximum number of database connections, and of connections to each replica.':
    '数据库连接数上限，也是到每个只读副本的连接数上限。',
  'URLs of read replicas, separated by commas. They answer public reads. Each URL must always lead to the same server, because the lag is measured for each. Default: the primary answers all reads.':
    '只读副本的 URL，用逗号分隔，用于公开读取。每个 URL 必须始终指向同一台服务器，因为延迟按服务器测量。默认：所有读取由主库处理。',
  'Milliseconds that a replica may be behind the primary; above it, it is not used.':
    '副本可以落后主库的毫秒数；超过后不使用该副本。',
  'Public key with which push services recognise this site. Default: there are no reminders as notifications. `npm run push:keys` creates both keys.':
    '推送服务识别本站所用的公钥。默认：不发送通知提醒。`npm run push:keys` 生成两个密钥。',
  'Private key of `VAPID_PUBLIC_KEY`. Set both or neither.':
    '`VAPID_PUBLIC_KEY` 的私钥。两者同时设置或都不设置。',
  'Where push services can reach the operator (`mailto:` or `https:`).':
    '推送服务联系运营者的地址（`mailto:` 或 `https:`）。',
  'Public address of the site, for canonical and shared links. Default: the address it listens on.':
    '网站的公开地址，用于规范链接和分享链接。默认：监听的地址。',
  'Origin of a CDN that forwards to this site, e.g. `https://cdn.example.org`. Pages then load scripts, styles, fonts and pictures from there. Default: from the site itself.':
    '转发到本站的 CDN 的源，例如 `https://cdn.example.org`。页面将从那里加载脚本、样式、字体和图片。默认：从本站加载。',
  'How browsers get public photographs from the S3 store. `off`: this process reads and sends them. `redirect`: pages are redirected to signed addresses of the store, which stay the same for an hour.':
    '浏览器如何从 S3 存储获取公开照片。`off`：由本进程读取并发送。`redirect`：重定向到存储的签名地址，一小时内地址不变。',
  'Base path of the API.': 'API 的基础路径。',
  'Path segment after the base path.': '基础路径之后的一段路径。',
  'API description at `API_BASE/docs` and `API_BASE/openapi.json`. `auto`: on while only this machine can reach the site.':
    '位于 `API_BASE/docs` 和 `API_BASE/openapi.json` 的 API 说明。`auto`：只有本机能访问网站时开启。',
  'Model Context Protocol server for assistants at `/mcp`. `off`: the address does not exist.':
    '位于 `/mcp`、供智能助手使用的 Model Context Protocol 服务。`off`：该地址不存在。',
  'Where to report a vulnerability (`mailto:`, `https:` or `tel:`), shown in `/.well-known/security.txt`. Default: there is no such file.':
    '报告漏洞的联系方式（`mailto:`、`https:` 或 `tel:`），显示在 `/.well-known/security.txt`。默认：没有此文件。',
  'Log level; logs are JSON lines. Default: `warn` in a terminal, `info` elsewhere.':
    '日志级别；日志为 JSON 行。默认：终端中为 `warn`，其他情况为 `info`。',
  '`true` behind one proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`, or the number of proxies. Entries that clients send in these headers are ignored.':
    '在一个设置 `X-Forwarded-For` 和 `X-Forwarded-Proto` 的代理之后填 `true`，或填代理的数量。客户端自己发送的这些请求头会被忽略。',
  'API calls per minute and address. Sign-in, planning and uploads have their own limits. The limits of single endpoints in the contract are for the default and change in proportion.':
    '每个地址每分钟的 API 调用次数。登录、规划和上传另有限制。契约中单个接口的限制以默认值为准，并按比例变化。',
  'Trips planned or copied per hour and address.': '每个地址每小时规划或复制的行程数。',
  'Photographs uploaded per minute and address.': '每个地址每分钟上传的照片数。',
  'Where trips are planned. `here`: in threads of this process. `workers`: only in the processes of `npm run worker`, which take them from the job queue; this process plans nothing.':
    '在哪里规划行程。`here`：在本进程的线程中。`workers`：只在 `npm run worker` 的进程中，它们从任务队列中取行程；本进程不规划。',
  'Address of an OpenTelemetry collector (OTLP over HTTP with JSON, e.g. `http://127.0.0.1:4318`) that gets traces and metrics. Default: nothing is sent.':
    '接收链路追踪和指标的 OpenTelemetry 收集器地址（OTLP over HTTP，JSON 格式，如 `http://127.0.0.1:4318`）。默认：不发送。',
  'Headers for the collector, `name=value` separated by commas.':
    '发给收集器的请求头，`name=value`，用逗号分隔。',
  'Share of requests and jobs that are traced, from 0 to 1. A request whose `traceparent` header says so is traced always or never.':
    '被追踪的请求和任务的比例，0 到 1。带 `traceparent` 请求头的请求按该头的决定追踪或不追踪。',
  'Statements of the database that take longer are logged with their time, without their values; `0` disables this.':
    '耗时超过该毫秒数的数据库语句连同耗时写入日志，不含参数值；`0` 表示关闭。',
  'Planning threads; each plans one trip at a time.': '规划线程数；每个线程一次规划一个行程。',
  'Trips that may wait for a planning thread; further ones are planned later by a job.':
    '可等待规划线程的行程数；更多的行程稍后由任务规划。',
  'Milliseconds the planner spends on improving the plan of a trip.': '规划器用于改进一个行程的毫秒数。',
  'Weather service with the Open-Meteo API, e.g. `https://api.open-meteo.com/v1/forecast`. Default: climate averages only.':
    '使用 Open-Meteo API 的天气服务，例如 `https://api.open-meteo.com/v1/forecast`。默认：只有气候平均值。',
  'Air quality service with the Open-Meteo API, e.g. `https://air-quality-api.open-meteo.com/v1/air-quality`. Default: not shown.':
    '使用 Open-Meteo API 的空气质量服务，例如 `https://air-quality-api.open-meteo.com/v1/air-quality`。默认：不显示。',
  'Table of exchange rates that a job reads every day, e.g. `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/cny.min.json`. Default: shipped rates, or those set in the back office.':
    '任务每天读取的汇率表，例如 `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/cny.min.json`。默认：自带的汇率，或后台设置的汇率。',
  'Maximum size of a JSON body in bytes.': 'JSON 正文的最大字节数。',
  'Milliseconds within which a request must arrive completely.': '请求必须完整到达的毫秒数。',
  'Maximum number of requests in progress; further ones get 503 with `Retry-After`.':
    '同时处理的请求数上限；更多的请求得到 503 和 `Retry-After`。',
  'Event-loop lag in milliseconds above which load shedding lowers the number of requests in progress.':
    '事件循环延迟的毫秒数；超过后减少同时处理的请求数。',
  'Milliseconds between failing `/readyz` and closing the port at shutdown, for load balancers.':
    '关闭时从 `/readyz` 报告失败到关闭端口之间的毫秒数，供负载均衡器使用。',
  'Megabytes for the cache of rendered pages; `0` disables it.': '页面缓存的兆字节数；`0` 表示关闭。',
  'Megabytes for the caches of API answers, half of them for trips; `0` disables them.':
    'API 响应缓存的兆字节数，一半用于行程；`0` 表示关闭。',
  'Megabytes of public API answers that the database stores for all processes; `0` disables this. Not used with `DATABASE_REPLICA_URL`.':
    '数据库为所有进程保存的公开 API 响应的兆字节数；`0` 表示关闭。设置 `DATABASE_REPLICA_URL` 时不使用。',
  'Bearer token for `/metrics`. Default: only requests from this machine may read it, and with `TRUST_PROXY` or a public `PUBLIC_URL` none.':
    '`/metrics` 的 Bearer 令牌。默认：只有本机的请求可以读取；设置了 `TRUST_PROXY` 或公开的 `PUBLIC_URL` 时都不可读取。',
  'Name of the first administrator, used at the first start only.':
    '第一位管理员的用户名，只在首次启动时使用。',
  'Password of the first administrator. Default: a generated one, printed once.':
    '第一位管理员的密码。默认：自动生成，只显示一次。',
  'Minutes without a request after which a staff session ends. It ends after 12 hours in any case.':
    '员工会话在多少分钟没有请求后结束。无论如何 12 小时后结束。',
  'Whether roles that see orders or staff need a second factor. `auto`: once there is more than one active staff account.':
    '能查看订单或员工的角色是否需要两步验证。`auto`：有一个以上启用的员工账户时需要。',
  'Key that signs preview links of drafts. Default: a generated one, stored in `KEY_DIR`. Several processes need the same key.':
    '为草稿预览链接签名的密钥。默认：自动生成，存放在 `KEY_DIR`。多个进程需要相同的密钥。',
  'Key that encrypts the authenticator secrets of staff members and the files of trips. Default: a generated one, stored in `KEY_DIR`. Several processes need the same key.':
    '加密员工验证器密钥和行程文件的密钥。默认：自动生成，存放在 `KEY_DIR`。多个进程需要相同的密钥。',
  'Keys that encrypt passport numbers, separated by commas: the first encrypts, all decrypt. Default: a generated one, stored in `KEY_DIR`. Several processes need the same keys. Without its key a passport number is lost.':
    '加密护照号码的密钥，以逗号分隔：第一个用于加密，全部可解密。默认：自动生成，存放在 `KEY_DIR`。多个进程需要相同的密钥。没有密钥，护照号码就无法恢复。',
  'Days after the end of a tour until passport numbers and birth dates are deleted.':
    '行程结束后多少天删除护照号码和出生日期。',
  'Address of an S3-compatible store for uploads. Default: files in `DATA_DIR`.':
    '存放上传文件、兼容 S3 的存储地址。默认：`DATA_DIR` 中的文件。',
  'Bucket of the S3 store.': 'S3 存储的存储桶。',
  'Region of the S3 store.': 'S3 存储的区域。',
  'Access key of the S3 store.': 'S3 存储的访问密钥。',
  'Secret key of the S3 store.': 'S3 存储的私有密钥。',
  'OAuth client id of Google. Empty: Google sign-in is off.':
    'Google 的 OAuth 客户端编号。留空：关闭 Google 登录。',
  'URL that returns the audience of an access token.': '返回访问令牌受众的 URL。',
  'URL that returns the profile of a visitor.': '返回访客资料的 URL。',
  'Timeout of the sign-in provider in milliseconds.': '登录服务的超时毫秒数。',
  'Sign-in attempts per minute and address. An address with five times as many failed staff sign-ins in a day is locked.':
    '每个地址每分钟的登录尝试次数。一天内员工登录失败达到其五倍的地址会被锁定。',
  'Demo sign-in without passwords. `auto`: on without `GOOGLE_CLIENT_ID` while `HOST` and `PUBLIC_URL` are loopback addresses and `TRUST_PROXY` is not set. No setting turns it on in a public installation.':
    '无需密码的演示登录。`auto`：没有 `GOOGLE_CLIENT_ID`、`HOST` 和 `PUBLIC_URL` 为回环地址且未设置 `TRUST_PROXY` 时开启。公开的安装无法开启。',
  'Encodes common sizes of the shipped pictures in the background after start. `off`: each is encoded when a visitor asks for it.':
    '启动后在后台编码随附图片的常用尺寸。`off`：访客请求时才逐张编码。',
  'URL of a MapLibre style with street detail. Default: our own map.':
    '带街道细节的 MapLibre 样式的 URL。默认：自带的地图。',
  'URL of a GeoJSON file with country and province borders. Default: those of the offline map.':
    '国界和省界 GeoJSON 文件的 URL。默认：离线地图的边界。',
  'Further origins from which the style of `MAP_STYLE_URL` loads tiles, sprites and glyphs.':
    '`MAP_STYLE_URL` 的样式加载图块、图标和字形的其他来源。',
  'Base URL of an OpenAI-compatible API (`https://host/v1`) that reads wishes and changes of trips, and writes trip texts. Default: rules only.':
    '兼容 OpenAI 的 API 的基础 URL（`https://host/v1`），用于读取愿望和行程修改，并撰写行程文字。默认：只用规则。',
  'Model at `LLM_URL`. Set both or neither.': '`LLM_URL` 上的模型。两者同时设置或都不设置。',
  'Bearer token for `LLM_URL`.': '`LLM_URL` 的 Bearer 令牌。',
  'Timeout of one call to the model in milliseconds. The form calls it twice, planning once; then rules apply.':
    '每次调用模型的超时毫秒数。表单调用两次，规划调用一次；之后使用规则。',
  'Mail server, `smtp://user:password@host:587`. Default: mail is written to `DATA_DIR/outbox`.':
    '邮件服务器，`smtp://user:password@host:587`。默认：邮件写入 `DATA_DIR/outbox`。',
  'Sender of mail about orders.': '订单邮件的发件人。',
  'Hours for which unpaid seats are held when the visitor pays later.':
    '访客稍后付款时，为未付款座位保留的小时数。',
  'Key for Stripe Checkout. Default: visitors pay later and staff members mark orders as paid.':
    'Stripe Checkout 的密钥。默认：访客稍后付款，由员工标记为已付。',
  'Secret of the Stripe webhook at `API_BASE/API_PREFIX/payment/stripe`. Required with the key.':
    '位于 `API_BASE/API_PREFIX/payment/stripe` 的 Stripe Webhook 密钥。设置密钥时必填。',
  'Address of the Stripe API; another one for tests.': 'Stripe API 的地址；测试时可用其他地址。',
  'IP-to-country service for the phone input (plain text, `1;XX`).':
    '电话输入框使用的 IP 归属国服务（纯文本，`1;XX`）。',
};

/** Chinese of values that the server replaces. */
export const zhSettingValues: Readonly<Record<string, string>> = {
  '(not set)': '（未设置）',
  '(set, not shown)': '（已设置，不显示）',
};
