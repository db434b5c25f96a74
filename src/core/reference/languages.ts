import type { Named } from '../named.ts'
import { namedTable } from './namedTable.ts'

/** Spoken languages by id, 1 to 39; 39 is Other. */
export const languages: readonly Named[] = /* @__PURE__ */ namedTable(`
1|Ả Rập|Arabic
2|Bengal|Bengali
3|Bungary|Bulgarian
4|Myanmar|Burmese
5|Campuchia|Cambodian
6|Philippin (Cebuano)|Cebuano
7|Trung Quốc (Quảng Đông)|Chinese (Cantonese)
8|Trung Quốc (Quan thoại)|Chinese (Mandarin)
9|Séc|Czech
10|Đan Mạch|Danish
11|Hà Lan|Dutch
12|Anh|English
13|Phần Lan|Finnish
14|Pháp|French
15|Đức|German
16|Hy Lạp|Greek
17|Ấn Độ|Hindi
18|Hungary|Hungarian
19|Indonesia|Indonesian
20|Ý|Italian
21|Nhật Bản|Japanese
22|Tiếng Java|Javanese
23|Hàn Quốc|Korean
24|Lào|Laotian
25|Malaysia|Malay
26|Na Uy|Norwegian
27|Ba Lan|Polish
28|Bồ Đào Nha|Portuguese
29|Rumani|Romanian
30|Nga|Russian
31|Tây Ban Nha|Spanish
32|Thụy Điển|Swedish
33|Philippin (Tagalog)|Tagalog
34|Đài Loan|Taiwanese
35|Thái Lan|Thai
36|Thổ Nhĩ Kỳ|Turkish
37|Ukraina|Ukrainian
38|Việt Nam|Vietnamese
39|Khác|Other
`)
