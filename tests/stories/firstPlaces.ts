/**
 * Words of designers, testers and marketing, each with what must come first: a pattern of the result's id, name and path, or
 * `null` where nothing is right. They were written before the search was tried with them.
 */
const ROWS: readonly (readonly [first: RegExp | null, words: string])[] = [
  // Devices by any name
  [/Tablet|tablet|768|992/, 'tablet, iPad, tablets, iPad Air, Galaxy Tab, máy tính bảng, may tinh bang, bảng điện tử'],
  [
    /Mobile|mobile|phone/,
    'iPhone 15, Samsung Galaxy, Pixel phone, điện thoại thông minh, smartphones, dế, đt, mobile web',
  ],
  [/[Dd]esktop|desktop/, 'MacBook, PC, máy để bàn, laptops, desktops, màn hình máy tính bàn'],
  [/Wide desktop|1920/, 'ultra wide, 1920x1080, full hd, màn hình siêu rộng, TV'],
  [
    /Widths|Tokens|px/,
    'device width, breakpoint, điểm ngắt, screen resolution, độ phân giải, mọi thiết bị, all devices',
  ],
  // Print
  [/Print/, 'print, printout, print-friendly, in ra, bản in, in, save as PDF, @media print, lưu thành PDF'],
  // Keys
  [/Escape/, 'Escape, Esc, Esc key, phím Esc, press escape, nút Esc'],
  [
    /keyboard|Keyboard|Arrow Down/,
    'arrow down, arrow up, arrow, Enter, phím Enter, mũi tên xuống, phím mũi tên, press Enter, Space bar, phím cách, keypress',
  ],
  [/Skip link|Tab|keyboard|Keyboard/, 'Tab, Shift+Tab, phím Tab, tabbing order'],
  [/shortcut/, 'slash, hot keys'],
  // Tracking, sessions, consent
  [
    /Events and cookies|Consent|Submitted|attribution/,
    'tracking, track, utm, UTM parameters, GA, Google Analytics, GTM, tag manager, dataLayer, attribution, pixel tracking, theo dõi người dùng, mã theo dõi, đo lường chuyển đổi, conversion tracking',
  ],
  [
    /account|log|Logged|not known/i,
    'session, sessions, session expired, user session, phiên, phiên đăng nhập, phiên làm việc, hết phiên',
  ],
  [/Consent/, 'cookie consent, opt-out, từ chối cookie, đồng ý cookie, GDPR consent'],
  // Regions of a page
  [/Footer/, 'bottom of the page, page footer, cuối trang, chân trang, phần chân trang, foot of page, vùng cuối trang'],
  [/Header/, 'top of the page, đầu trang, page header, phần đầu trang, header bar, vùng đầu trang'],
  [/Side navigation/, 'side menu, left sidebar, menu bên trái, navigation drawer, thanh điều hướng bên'],
  [/Skip link|main|Whole shell/i, 'main content, nội dung chính, main landmark, page body, thân trang'],
  [/idebar banner/, 'right column, cột phải, bên phải trang, right rail'],
  [/Breadcrumb/, 'breadcrumb, breadcrumb bar, đường dẫn, thanh đường dẫn, you are here'],
  [/Whole shell/, 'layout, page layout, bố cục trang, entire page, whole page, landmarks'],
  [/anner/, 'announcement bar, banner trên cùng, leaderboard, quảng cáo, khẩu hiệu quảng cáo, promo banner'],
  // Type and color, both spellings
  [
    /Tokens/,
    'color, colour, colors, colours, colour palette, color palette, gray, grey, light grey, primary color, brand colour, hex, màu thương hiệu, bảng màu, màu xám, mau xam, bang mau',
  ],
  [
    /Tokens/,
    'typeface, typography, font family, font weight, line spacing, letter-spacing, kerning, leading, italic, underline, uppercase, kiểu chữ, phông, chữ đậm, chữ nghiêng, gạch chân, chữ hoa, giãn dòng, cỡ chữ',
  ],
  [/Tokens/, 'hue, saturation, opacity, transparency, độ trong suốt, gradient, HSL, RGB, OKLCH, tint, sắc độ'],
  [
    /Tokens/,
    'border width, rounded corners, corner radius, bo góc, đường viền, box-shadow, đổ bóng, elevation, spacing, khoảng cách, padding, white space, grid, lưới',
  ],
  [/contrast|Tokens|Forced/i, 'contrast, contrast ratio, tỷ lệ tương phản, tỉ lệ tương phản, high contrast'],
  // Themes and preferences
  [/[Dd]ark/, 'dark, dark mode, night, chế độ tối, giao diện tối, che do toi, ban đêm'],
  [/[Ff]orced/, 'forced colors, forced colours, Windows high contrast mode'],
  [/[Rr]educed/, 'reduced motion, prefers-reduced-motion, giảm chuyển động, disable animation'],
  [/No script/, 'script off, no JavaScript, JS disabled, tắt script, tắt JavaScript, không có JavaScript, noscript'],
  [/200/, 'zoom 200%, large text, chữ to, bigger font, phóng to chữ, cỡ chữ lớn'],
  [/Right-to-left/, 'RTL, right to left, từ phải sang trái'],
  // Accounts
  [/Visitor|visitor/, 'guest, logged-out, khách, chưa đăng nhập, anonymous'],
  [/seeker|account/, 'logged in, signed-in user, đã đăng nhập, account menu, menu tài khoản, avatar, ảnh đại diện'],
  [/login|Login|Visitor/, 'login, log in, đăng nhập, dang nhap, sign-in, login popup'],
  [/ogged out|account menu/, 'sign out, log out, đăng xuất'],
  [
    /badge|Notification|notification/,
    'badge, notification bell, chuông thông báo, số thông báo, unread count, red dot',
  ],
  [/name/, 'long name, tên dài, missing name, không có tên'],
  // Search
  [/Search|search/, 'search bar, ô tìm kiếm, thanh tìm kiếm, tim kiem'],
  [/Suggest|suggest/, 'autocomplete, autosuggest, type-ahead, gợi ý từ khóa, goi y'],
  [/Recent/, 'recent searches, tìm kiếm gần đây, lịch sử tìm kiếm, search history'],
  [/Popular/, 'hot keywords, popular keywords, từ khóa phổ biến, trending searches'],
  [/ocation/, 'location picker, chọn địa điểm, thành phố, province, khu vực'],
  [/District/, 'districts, quận, quận huyện'],
  [/[Ll]imit|disabled/, 'maximum, max 3 locations, disabled options, vô hiệu hóa, bị mờ'],
  [/chip/i, 'chip, filter chip, thẻ lọc, remove filter'],
  // States
  [/[Hh]over/, 'hover, mouseover, rê chuột, di chuột'],
  [/[Pp]ressed/, 'pressed, tap state, nhấn giữ'],
  [/[Ff]ocus/, 'focus ring, focus outline, viền focus, keyboard focus, :focus-visible'],
  [/Loading|loading|known yet|known/, 'loading, skeleton, spinner, đang tải, chờ tải'],
  [/Error|down|fail/i, 'error, error state, báo lỗi, lỗi máy chủ, API down, mất kết nối, offline'],
  [/Empty|No |none|no badge/i, 'empty state, no results, không có kết quả, trống'],
  [/[Ss]ticky/, 'sticky, sticky header, ghim đầu trang, cố định khi cuộn'],
  [/More/, 'overflow menu, more menu, priority navigation'],
  [/[Cc]los/, 'close button, nút đóng, dismiss, click outside, đóng'],
  // Pages, marketing, texts
  [/logo/i, 'logo, Tet logo, logo Tết, holiday logo, seasonal branding, logo theo mùa'],
  [/Copy deck/, 'microcopy, wording, câu chữ, UX copy, tone of voice'],
  [/anguage|English/, 'language toggle, đổi ngôn ngữ, song ngữ, English version, bản tiếng Anh'],
  [/SEO/, 'SEO, SEO copy, từ khóa SEO, bài viết SEO'],
  [/Home page|home/, 'homepage, trang chủ'],
  [/[Ss]alar/, 'salary, lương, báo cáo lương'],
  [/ompan|mployer/, 'employers, nhà tuyển dụng, danh sách công ty'],
  [/Changelog|What changed/, 'release notes, changelog, có gì mới, what’s new'],
  [/Requirements/, 'requirements, yêu cầu, acceptance criteria'],
  [/Playground/, 'playground, dùng thử'],
  // Phrases: what people type who do not know how things are called here
  [
    /Mobile|mobile|phone|Phone/,
    'phablet, responsive menu, Galaxy Fold, điện thoại gập, điện thoại màn hình lớn, điện thoại đời cũ, thiết bị cảm ứng, web app on phone, narrow window, Google Pixel 9, phone header, đầu trang trên điện thoại, footer trên điện thoại, màn hình điện thoại nhỏ nhất',
  ],
  [
    /[Tt]ablet|768|992/,
    'Surface Pro, iPad nằm dọc, iPad 11 inch, tablet in portrait, máy tính bảng Samsung, Lenovo tablet, header on tablet, breakpoint 992',
  ],
  [
    /[Dd]esktop|[Ww]ide|1920/,
    'máy Mac, small laptop, laptop 13 inch, màn hình 27 inch, ultra wide monitor, 4K display, Full HD screen, large desktop monitor, trên màn hình laptop, desktop breakpoint',
  ],
  [
    /Print/,
    'print stylesheet, print to PDF, printing a page, print layout of the footer, print media query, print without menu, print CSS rules, how it prints, what is printed, page printing, print output, ctrl+p, in ra giấy, bản in A4, in trắng đen, trang in của header, in ra máy in, bản để in ấn, giấy A4, in footer ra giấy, in trang ra PDF, kiểu in',
  ],
  [
    /Escape|[Cc]los/,
    'close menu with Esc, thoát bằng phím Esc, bấm Esc, focus returns after closing, đóng quảng cáo, banner không có nút đóng',
  ],
  [
    /[Kk]eyboard|Arrow|Submitted/,
    'phím mũi tên xuống, gõ phím lên xuống, mũi tên lên xuống, phím mũi tên trong danh sách gợi ý, arrow navigation in suggestions, enter key on a suggestion, press enter to search, Enter to submit, space key opens menu, Enter on menu, navigate by keyboard only, điều khiển bằng phím, keyboard support',
  ],
  [
    /Tab|Skip|skip|[Kk]eyboard|[Ff]ocus/,
    'shift tab, tabindex, tab sequence, keyboard trap, bấm phím Tab, nút Tab đầu tiên, dùng Tab để di chuyển, tab into the search field, screen reader announcement, main content landmark, nội dung chính của trang, skip to search, keyboard focus visible',
  ],
  [/shortcut/, 'keyboard shortcut for search, phím gạch chéo, phím tắt tìm kiếm, slash opens search, hotkey list'],
  [
    /Events|Submitted/,
    'GA4, Facebook pixel, Meta pixel event, dataLayer push, GTM container, event payload, pageview event, ad click event, log of events, data attributes list, GA event names, campaign source, tracking script, utm_source cookie, sự kiện tìm kiếm, ghi nhận lượt nhấp',
  ],
  [
    /Consent|consent|[Cc]ookie/,
    'reject all cookies, no consent, consent mode, cookie lifetime, first touch attribution, marketing cookies, session cookie, user refuses tracking, không cho theo dõi, khách từ chối cookie, đồng ý theo dõi, không đồng ý cookie, thời hạn cookie',
  ],
  [
    /Visitor|[Ll]ogged out|logs in/,
    'session timeout, token expired, session ended, phiên đăng nhập hết hạn, mất phiên làm việc, phiên hết hiệu lực, tự động đăng xuất, user is logged out, unauthorised user, trạng thái chưa đăng nhập, khách chưa có tài khoản, guest clicks saved jobs, vừa đăng xuất',
  ],
  [
    /seeker|account|known/,
    'stay signed in, remember me, unknown user, member area, signed-in header, account drawer, chuyển tài khoản, không có ảnh đại diện',
  ],
  [/Header/, 'page top, top navigation bar, phía trên cùng, phần đầu trang web, customise the header'],
  [
    /Footer/,
    'page footer area, sub footer, mega footer, sticky footer, legal footer, footer navigation, page bottom links, licence info, licence number, link to facebook page, download the app, đáy trang, thanh dưới cùng, khu vực bản quyền, chân trang trên máy tính, vùng cuối trang có từ khóa',
  ],
  [
    /Side navigation|drawer/,
    'left rail, left drawer, left side of the page, side region, trang có menu trái, thanh bên trái, menu trong ngăn kéo',
  ],
  [
    /anner/,
    'thanh bên phải, vùng bên phải, sidebar on the right, right hand banner, right side banner, top promo bar, banner impressions, quảng cáo bên trái, quảng cáo bị chặn, ad blocker',
  ],
  [/Whole shell/, 'page regions, above the fold, cấu trúc trang, page skeleton'],
  [
    /Tokens/,
    'caption text, subheading, semibold, letter case, body font, bold text, type size of headings, font weight 600, line spacing of paragraphs, typeface name, centre aligned, brand blue, xanh dương, màu xanh lá cây, mã màu đỏ, màu cảnh báo, bảng màu thương hiệu, màu chủ đạo của thương hiệu, brand color code, neutral greys, grey border, greyscale, customise colours, primary colour token, màu xám nhạt, chữ mảnh, tiêu đề in đậm, phông chữ mặc định, font nhỏ nhất, khoảng cách giữa các dòng, chữ viết hoa toàn bộ, dấu tiếng Việt bị lỗi font',
  ],
  [
    /[Dd]ark|Tokens/,
    'text colour on dark, dark grey background, dark colour scheme, màu chữ trên nền tối, bảng màu tối, search bar in dark mode',
  ],
  [
    /Hover|Pressed|Tokens/,
    'màu khi rê chuột, hover color of links, đổi màu khi nhấn, behaviour on click, màu nút chính',
  ],
  [
    /disabled|contrast|Forced/,
    'grey out, greyed out option, colour blind users, contrast of grey text, tương phản màu chữ',
  ],
  [
    /[Ll]ong|More/,
    'chữ bị tràn, chữ bị cắt, job title too long, tên hiển thị dài, line break in title, text truncation with three dots',
  ],
  [/200/, 'text gets bigger, bigger text on mobile, cỡ chữ trên di động'],
  [/cannot|Error|Loading/, 'API chậm, ảnh không hiển thị, hình logo bị vỡ, gợi ý từ khóa bị lỗi, ô tìm kiếm bị lỗi'],
  [
    /anguage|English|Copy deck/,
    'localised texts, localisation file, internationalisation, phiên bản tiếng Anh của footer, chuyển sang tiếng Việt, switch to Vietnamese',
  ],
  [
    /ompan|[Jj]obs?\b/,
    'organisation page, công ty nổi bật, job posting page, favourite jobs, personalised jobs, đơn ứng tuyển',
  ],
  [/menu/i, 'menu nhiều cấp, main navigation, prioritise menu items, customised menu'],
  [
    null,
    'smart watch, giữa trang, theatre mode, judgement, organiser, fibre, travelling salesman, enquiry desk, orphan words, practise, modelling, catalogue raisonné',
  ],
  // A named component comes before what fits other words alone
  [/Header/, 'header rút gọn, cách dùng header, guidelines for the header'],
  [/[Ee]rror/, 'network failure'],
  [/[Ll]oading/, 'lag, laggy'],
  [/Explain a URL/, 'URL debugger'],
  // Nothing is right
  [
    null,
    'giỏ hàng, thanh toán, máy ảnh, máy giặt, bảng chữ cái, bản đồ kho báu, điện lạnh, con trâu, hình xăm, trang sức, đường sắt, chuông gió, tắt đèn, mở hàng, in lụa, số nhà, thẻ tín dụng, khách sạn, nút áo, viền ren, bóng đá, nhập khẩu, cuộn giấy vệ sinh, chữ Hán',
  ],
  [
    null,
    'shopping cart, credit card, date picker, calendar view, pagination, video player, pie chart, file upload, star rating, tooltip arrowhead, wizard steps, chat bubble widget, shoelace, paint brush, dog, headerless horseman, key lime pie, bell pepper, footstool, darkroom chemicals, printer cartridge, asdfgh, qwerty uiop, lorem ipsum, %%%%, 12345',
  ],
]

/** Each word with the pattern of what comes first, or `null`. */
export const FIRST_PLACES: readonly (readonly [word: string, first: RegExp | null])[] = ROWS.flatMap(([first, words]) =>
  words.split(', ').map((word) => [word, first] as const),
)
