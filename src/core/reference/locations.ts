import { table } from '../looseValues.ts'
import type { Named } from '../named.ts'
import { namedTable } from './namedTable.ts'

/** Provinces and regions by id, the three most searched first. A page may replace or extend the table. */
export const locations: readonly Named[] = /* @__PURE__ */ namedTable(`
29|Hồ Chí Minh
24|Hà Nội
71|ĐBSCL|Mekong Delta
2|An Giang
3|Bà Rịa - Vũng Tàu
4|Bắc Cạn
5|Bắc Giang
6|Bạc Liêu
7|Bắc Ninh
8|Bến Tre
9|Biên Hòa
10|Bình Định
11|Bình Dương
12|Bình Phước
13|Bình Thuận
14|Cà Mau
15|Cần Thơ
16|Cao Bằng
17|Đà Nẵng
18|Đắc Lắc
69|Điện Biên
19|Đồng Nai
20|Đồng Tháp
21|Gia Lai
22|Hà Giang
23|Hà Nam
25|Hà Tây
26|Hà Tĩnh
27|Hải Dương
28|Hải Phòng
72|Hậu Giang
30|Hòa Bình
31|Huế
32|Hưng Yên
33|Khánh Hòa
61|Kiên Giang
34|Kon Tum
35|Lai Châu
36|Lâm Đồng
37|Lạng Sơn
38|Lào Cai
39|Long An
40|Nam Định
41|Nghệ An
42|Ninh Bình
43|Ninh Thuận
44|Phú Thọ
45|Phú Yên
46|Quảng Bình
47|Quảng Nam
48|Quảng Ngãi
49|Quảng Ninh
50|Quảng Trị
51|Sóc Trăng
52|Sơn La
53|Tây Ninh
54|Thái Bình
55|Thái Nguyên
56|Thanh Hóa
57|Thừa Thiên-Huế
58|Tiền Giang
59|Trà Vinh
60|Tuyên Quang
62|Vĩnh Long
63|Vĩnh Phúc
65|Yên Bái
70|Quốc tế|International
66|Khác|Other
`)

/** Ids of the locations in the footer, in order. */
export const topLocationIds: readonly number[] = /* @__PURE__ */ table(() => [29, 24, 28, 17, 15, 11])
