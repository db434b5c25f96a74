import { table } from '../looseValues.ts'
import type { Named } from '../named.ts'
import { namedTable } from './namedTable.ts'

/** Job categories by id, with the 59 publicly known ones; a page may replace or extend the table. */
export const categories: readonly Named[] = /* @__PURE__ */ namedTable(`
1|Kế toán|Accounting
2|Hành chánh/Thư ký|Administrative/Clerical
3|Quảng cáo/Khuyến mãi/Đối ngoại|Advertising/Promotion/PR
4|Nông nghiệp/Lâm nghiệp|Agriculture/Forestry
5|Kiến trúc/Thiết kế nội thất|Architecture/Interior Design
6|Dược Phẩm/Công nghệ sinh học|Pharmaceutical/Biotech
7|Xây dựng|Civil/Construction
8|Tư vấn|Consulting
10|Mỹ thuật/Thiết kế|Arts/Design
11|Dịch vụ khách hàng|Customer Service
12|Giáo dục/Đào tạo|Education/Training
15|Mới tốt nghiệp|Entry level
16|Môi trường/Xử lý chất thải|Environment/Waste Services
17|Cấp quản lý điều hành|Executive management
18|Người nước ngoài/Việt Kiều|Expatriate Jobs in Vietnam
19|Xuất nhập khẩu|Export-Import
21|Phi chính phủ/Phi lợi nhuận|NGO/Non-Profit
22|Y tế/Chăm sóc sức khỏe|Health/Medical Care
23|Nhân sự|Human Resources
24|Bảo hiểm|Insurance
25|Pháp lý|Legal/Contracts
26|Sản Xuất|Production/Process
27|Marketing
28|Dầu khí|Oil/Gas
30|Bất động sản|Real Estate
32|Bán lẻ/Bán sỉ|Retail/Wholesale
33|Bán hàng|Sales
34|Bán hàng kỹ thuật|Sales Technical
35|IT - Phần mềm|IT - Software
36|Vận chuyển/Giao nhận|Freight/Logistics
37|Hàng không/Du lịch/Khách sạn|Airlines/Tourism/Hotel
39|Khác|Other
41|Viễn Thông|Telecommunications
42|Ngân hàng|Banking
43|Hóa học/Hóa sinh|Chemical/Biochemical
47|Biên phiên dịch|Interpreter/Translator
48|Truyền hình/Truyền thông/Báo chí|TV/Media/Newspaper
49|Vật Tư/Cung vận|Purchasing/Supply Chain
51|Thời vụ/Hợp đồng ngắn hạn|Temporary/Contract
52|Dệt may/Da giày|Textiles/Garments/Footwear
53|Kho vận|Warehouse
54|Thực phẩm & Đồ uống|Food & Beverage
55|IT - Phần cứng/Mạng|IT - Hardware/Networking
56|Chứng khoán|Securities & Trading
57|Internet/Online Media
58|Kiểm toán|Auditing
59|Tài chính/Đầu tư|Finance/Investment
62|Hàng cao cấp|Luxury Goods
63|Thời trang/Lifestyle|Fashion/Lifestyle
64|Điện/Điện tử|Electrical/Electronics
65|Cơ khí|Mechanical
66|Công nghệ cao|High Technology
67|Ô tô|Automotive
68|Sản phẩm công nghiệp|Industrial Products
69|Hoạch định/Dự án|Planning/Projects
70|QA/QC
71|Overseas Jobs
156|Thương mại điện tử|E-commerce
157|Công nghệ tài chính|Fintech
`)

/** Ids of the categories in the footer, in order. */
export const topCategoryIds: readonly number[] = /* @__PURE__ */ table(() => [1, 42, 35, 55, 7])
