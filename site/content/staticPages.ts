import { buildSearchUrl } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import { careerPathCards } from './careerPaths.ts'
import { cvTemplates } from './cvTemplates.ts'
import { popularBlock } from './popularSearches.ts'
import { list, section } from './section.ts'
import { urlOf } from './urlOf.ts'
import type { Block, LinkView } from './views.ts'

/** A page whose content is the same for everyone. */
interface StaticPage {
  readonly heading: Bilingual
  readonly description: Bilingual
  readonly lead?: Bilingual
  readonly actions?: readonly LinkView[]
  /** Reached by a process, not by choice: neither search engines nor the site map name it. */
  readonly noIndex?: true
  readonly blocks?: readonly Block[]
  /** Where to go from here, at the end of the page. */
  readonly next?: readonly LinkView[]
}

const SALARY: LinkView = { label: text('Mức lương', 'Salaries'), href: urlOf('salary') }
const INTERVIEW: LinkView = { label: text('Câu hỏi phỏng vấn', 'Interview questions'), href: urlOf('interview') }
const CAREER_PATH: LinkView = { label: text('Lộ trình sự nghiệp', 'Career path'), href: urlOf('careerPath') }
const TEMPLATES: LinkView = { label: text('Mẫu CV', 'CV templates'), href: text('/mau-cv', '/cv-template') }
const UPLOAD: LinkView = { label: text('Tải CV lên hồ sơ', 'Upload a CV to your profile'), href: urlOf('myProfile') }
const FIND_JOBS: LinkView = { label: text('Tìm việc làm', 'Find jobs'), href: urlOf('searchResult') }
const COMPANIES: LinkView = { label: text('Danh sách công ty', 'Company list'), href: urlOf('companyList') }
const CONTACT: LinkView = { label: text('Liên hệ', 'Contact us'), href: text('/lien-he', '/contact-us') }
const INTERN = text('Thực tập sinh', 'Intern')

/** Pages whose content is the same for everyone, by their Vietnamese path. */
export const staticPages: Readonly<Record<string, StaticPage>> = {
  'lo-trinh-su-nghiep': {
    heading: text('Lộ trình sự nghiệp', 'Career path'),
    description: text(
      'Các bước đi thường gặp trong tám nghề, từ người mới đến quản lý.',
      'The usual steps in eight professions, from beginner to manager.',
    ),
    lead: text(
      'Xem các vị trí tiếp theo của nghề bạn chọn và việc làm đang tuyển.',
      'See the next positions of a profession, and its open jobs.',
    ),
    blocks: [careerPathCards],
    next: [SALARY, INTERVIEW],
  },
  'quy-dinh-bao-mat-nha-tuyen-dung': {
    heading: text('Quy định bảo mật cho nhà tuyển dụng', 'Employer privacy policy'),
    description: text(
      'Cách chúng tôi xử lý dữ liệu của nhà tuyển dụng và hồ sơ ứng viên họ xem.',
      'How we handle the data of employers and the profiles that they see.',
    ),
    blocks: [
      section(
        'Dữ liệu của nhà tuyển dụng',
        'Data of employers',
        'Chúng tôi lưu thông tin doanh nghiệp, người liên hệ và lịch sử đăng tuyển để cung cấp dịch vụ.',
        'We keep company details, contacts and posting history in order to provide the service.',
      ),
      section(
        'Hồ sơ ứng viên',
        'Profiles of candidates',
        'Hồ sơ chỉ được dùng cho việc tuyển dụng đã nêu và phải được xóa khi không còn cần.',
        'Profiles may be used for the stated hiring only and must be deleted once they are not needed.',
      ),
    ],
    next: [CONTACT],
  },
  'su-kien': {
    heading: text('Sự kiện', 'Events'),
    description: text(
      'Ngày hội việc làm và cách chuẩn bị để gặp nhà tuyển dụng.',
      'Job fairs, and how to prepare for meeting employers.',
    ),
    blocks: [
      {
        kind: 'cards',
        heading: text('Sắp diễn ra', 'Coming up'),
        cards: [
          {
            title: text('Ngày hội việc làm 2026', 'Career day 2026'),
            text: text('40 nhà tuyển dụng tại Thành phố Hồ Chí Minh.', '40 employers in Ho Chi Minh City.'),
            href: text('/ngay-hoi-viec-lam-2026', '/ngay-hoi-viec-lam-2026/en'),
          },
        ],
      },
    ],
    next: [TEMPLATES, INTERVIEW],
  },
  'ngay-hoi-viec-lam-2026': {
    heading: text('Ngày hội việc làm 2026', 'Career day 2026'),
    description: text(
      'Gặp 40 nhà tuyển dụng trong một ngày, nhận góp ý CV và phỏng vấn tại chỗ.',
      'Meet 40 employers in a day, get feedback on your CV and interview on the spot.',
    ),
    lead: text(
      '40 nhà tuyển dụng trong một ngày. Vào cửa tự do, không cần đăng ký.',
      '40 employers in one day. Free entry, no registration.',
    ),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [
            text('Thời gian', 'When'),
            text('Thứ Bảy, 12/12/2026, 8:30–17:00', 'Saturday, December 12, 2026, 8:30 a.m. to 5 p.m.'),
          ],
          [
            text('Địa điểm', 'Where'),
            text('Nhà Văn hóa Thanh niên, Thành phố Hồ Chí Minh', 'Youth Cultural House, Ho Chi Minh City'),
          ],
        ],
      },
      list(text('Trong ngày', 'During the day'), [
        text('Phỏng vấn nhanh với nhà tuyển dụng', 'Short interviews with employers'),
        text('Góp ý CV trực tiếp', 'Feedback on your CV'),
        text('Chia sẻ nghề nghiệp theo ngành', 'Career talks by industry'),
      ]),
    ],
    next: [COMPANIES, TEMPLATES],
  },
  'mau-cv': {
    heading: text('Mẫu CV', 'CV templates'),
    description: text(
      'Mẫu CV rõ ràng, dễ đọc cho từng giai đoạn sự nghiệp.',
      'Clear, readable CV templates for every stage.',
    ),
    lead: text(
      'Tải một mẫu về, điền nội dung bằng Word rồi tải CV lên hồ sơ.',
      'Download a template, fill it in with Word, and upload the CV to your profile.',
    ),
    blocks: [
      {
        kind: 'cards',
        heading: text('Ba mẫu cơ bản', 'Three basic templates'),
        cards: cvTemplates.map(({ title, summary, href }) => ({
          title,
          text: summary,
          href,
          meta: text('Tải về (Word)', 'Download (Word)'),
        })),
      },
    ],
    next: [UPLOAD, FIND_JOBS],
  },
  wowcv: {
    heading: text('WowCV: CV của bạn trong ba bước', 'WowCV: your CV in three steps'),
    description: text(
      'Chọn mẫu CV, điền thông tin và dùng CV để nộp đơn.',
      'Choose a CV template, fill it in, and apply with it.',
    ),
    lead: text('Chọn mẫu, điền thông tin, nộp đơn.', 'Choose a template, fill it in, apply.'),
    blocks: [
      {
        kind: 'cards',
        cards: [
          {
            title: text('1. Chọn mẫu', '1. Choose a template'),
            text: text('Cho người mới ra trường, chuyên viên hoặc quản lý.', 'For graduates, specialists or managers.'),
            href: text('/mau-cv', '/cv-template'),
          },
          {
            title: text('2. Điền thông tin', '2. Fill in your details'),
            text: text(
              'Kinh nghiệm, học vấn và kỹ năng, bằng Word hoặc Google Docs.',
              'Experience, education and skills, with Word or Google Docs.',
            ),
          },
          {
            title: text('3. Nộp đơn', '3. Apply'),
            text: text(
              'Tải CV lên hồ sơ và dùng cho mọi việc làm.',
              'Upload it to your profile, for every application.',
            ),
            href: urlOf('myProfile'),
          },
        ],
      },
    ],
    next: [TEMPLATES, UPLOAD],
  },
  'empower-growth-2023': {
    heading: text('Empower Growth 2023', 'Empower Growth 2023'),
    description: text(
      'Chương trình học và cố vấn cho người đi làm muốn phát triển kỹ năng lãnh đạo.',
      'Courses and mentoring for professionals who want to grow as leaders.',
    ),
    lead: text('Tự học, cố vấn và dự án thực tế.', 'Self-study, mentoring and real projects.'),
    blocks: [
      section(
        'Dành cho ai?',
        'Who is it for?',
        'Người đi làm từ ba năm kinh nghiệm, chuẩn bị nhận vai trò quản lý đầu tiên.',
        'Professionals with three years of experience who prepare for a first leading role.',
      ),
      list(text('Nội dung', 'Program'), [
        text('Giao tiếp và phản hồi', 'Communication and feedback'),
        text('Quản lý thời gian và ưu tiên', 'Time and priorities'),
        text('Ra quyết định bằng dữ liệu', 'Deciding with data'),
      ]),
    ],
    next: [
      { label: text('Học trực tuyến', 'Online learning'), href: text('/elsewhere/learning', '/elsewhere/learning/en') },
      CAREER_PATH,
    ],
  },
  'career-newbies': {
    heading: text('Career Newbies: bước đầu đi làm', 'Career Newbies: your first steps at work'),
    description: text(
      'Cẩm nang cho sinh viên và người mới đi làm: tìm việc, CV, phỏng vấn, tháng đầu tiên.',
      'A guide for students and beginners: job search, CV, interviews, the first month.',
    ),
    lead: text('Từ giảng đường đến công việc đầu tiên.', 'From the lecture hall to the first job.'),
    blocks: [
      list(text('Bắt đầu từ đâu?', 'Where to begin?'), [
        text('Viết CV một trang', 'Write a one-page CV'),
        text('Luyện năm câu hỏi phỏng vấn thường gặp', 'Practice five common interview questions'),
        text('Tìm việc thực tập có người hướng dẫn', 'Look for an internship with a mentor'),
      ]),
      section(
        'Tháng đầu tiên',
        'The first month',
        'Hỏi nhiều, ghi chép và xin phản hồi mỗi tuần. Không ai mong bạn biết mọi thứ.',
        'Ask a lot, take notes and seek feedback every week. Nobody expects you to know everything.',
      ),
    ],
    next: [
      TEMPLATES,
      INTERVIEW,
      {
        label: text('Việc làm thực tập', 'Internships'),
        href: text(buildSearchUrl({ keyword: INTERN.vi }, 'vi'), buildSearchUrl({ keyword: INTERN.en }, 'en')),
      },
    ],
  },
  'lien-he': {
    heading: text('Liên hệ', 'Contact us'),
    description: text(
      'Địa chỉ, email và thời gian làm việc của bộ phận hỗ trợ.',
      'Address, e-mail and hours of our support team.',
    ),
    blocks: [
      {
        kind: 'cards',
        cards: [
          {
            title: text('Người tìm việc', 'Job seekers'),
            text: text(
              'hotro@jobsite.example, thứ Hai đến thứ Sáu, 8:30–17:30.',
              'support@jobsite.example, Monday to Friday, 8:30 a.m. to 5:30 p.m.',
            ),
            href: text('mailto:hotro@jobsite.example', 'mailto:support@jobsite.example'),
          },
          {
            title: text('Nhà tuyển dụng', 'Employers'),
            text: text('nhatuyendung@jobsite.example', 'employers@jobsite.example'),
            href: text('mailto:nhatuyendung@jobsite.example', 'mailto:employers@jobsite.example'),
          },
          {
            title: text('Địa chỉ', 'Address'),
            text: text(
              '12 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh',
              '12 Nguyen Hue, Sai Gon Ward, Ho Chi Minh City',
            ),
          },
        ],
      },
    ],
  },
  'thoa-thuan-su-dung': {
    heading: text('Thỏa thuận sử dụng', 'Terms of use'),
    description: text('Điều kiện sử dụng trang việc làm.', 'The conditions for using the job site.'),
    blocks: [
      section(
        'Tài khoản',
        'Your account',
        'Bạn chịu trách nhiệm về thông tin trong hồ sơ và giữ kín mật khẩu.',
        'You are responsible for what your profile says, and for keeping your password secret.',
      ),
      section(
        'Nội dung tuyển dụng',
        'Job posts',
        'Tin tuyển dụng do nhà tuyển dụng cung cấp. Hãy báo cho chúng tôi khi thấy tin không đúng sự thật.',
        'Job posts come from employers. Tell us when one is not true.',
      ),
      section(
        'Miễn phí cho người tìm việc',
        'Free for job seekers',
        'Chúng tôi không thu phí người tìm việc.',
        'We never charge job seekers.',
      ),
    ],
    next: [CONTACT],
  },
  'quy-dinh-bao-mat': {
    heading: text('Quy định bảo mật', 'Privacy policy'),
    description: text(
      'Dữ liệu chúng tôi lưu, mục đích và quyền của bạn.',
      'What we keep, why, and what your rights are.',
    ),
    blocks: [
      section(
        'Dữ liệu',
        'Data',
        'Hồ sơ của bạn, việc làm bạn lưu và nộp đơn, cùng cookie cho ngôn ngữ và phiên đăng nhập.',
        'Your profile, the jobs you save and apply for, and cookies for the language and the login.',
      ),
      list(text('Quyền của bạn', 'Your rights'), [
        text('Xem và sửa dữ liệu', 'See and correct your data'),
        text('Ẩn hồ sơ với nhà tuyển dụng', 'Hide your profile from employers'),
        text('Xóa tài khoản', 'Delete your account'),
      ]),
    ],
    next: [
      { label: text('Hồ sơ của tôi', 'My profile'), href: urlOf('myProfile') },
      { label: text('Thiết lập hồ sơ', 'Profile settings'), href: urlOf('profileSettings') },
      { label: text('Quản lý tài khoản', 'Account settings'), href: urlOf('accountSettings') },
    ],
  },
  'di-dong': {
    heading: text('Ứng dụng di động', 'Mobile app'),
    description: text('Tìm việc và nhận thông báo trên điện thoại.', 'Find jobs and get alerts on your phone.'),
    lead: text('Tìm việc mọi lúc, mọi nơi.', 'Find jobs anywhere, at any time.'),
    actions: [
      { label: text('Tải trên App Store', 'Download on the App Store'), href: text('/elsewhere/app-store') },
      { label: text('Tải trên Google Play', 'Get it on Google Play'), href: text('/elsewhere/google-play') },
    ],
    blocks: [
      list(text('Trong ứng dụng', 'In the app'), [
        text('Nộp đơn bằng hồ sơ có sẵn', 'Apply with the profile you have'),
        text('Thông báo khi nhà tuyển dụng xem hồ sơ', 'Hear when an employer views your profile'),
        text('Lưu việc làm để xem lại', 'Save jobs for later'),
      ]),
    ],
  },
  'quy-che-hoat-dong-thuong-mai-dien-tu': {
    heading: text('Quy chế hoạt động thương mại điện tử', 'E-commerce operating regulations'),
    description: text(
      'Quy chế hoạt động của sàn giao dịch việc làm.',
      'The regulations that the job marketplace operates by.',
    ),
    blocks: [
      section(
        'Nguyên tắc chung',
        'Principles',
        'Mọi tổ chức và cá nhân tham gia đều tự nguyện, bình đẳng và tuân thủ pháp luật Việt Nam.',
        'All who take part do so freely, as equals and under the law of Vietnam.',
      ),
      section(
        'Giải quyết khiếu nại',
        'Complaints',
        'Khiếu nại được trả lời trong năm ngày làm việc.',
        'Complaints are answered within five working days.',
      ),
    ],
    next: [CONTACT],
  },
  'kenh-viec-lam': {
    heading: text('Kênh việc làm', 'Job channel'),
    description: text(
      'Việc làm theo chủ đề: quản lý, tốt nhất, gợi ý.',
      'Jobs by theme: management, featured, recommended.',
    ),
    blocks: [
      {
        kind: 'cards',
        heading: text('Chọn kênh', 'Choose a channel'),
        cards: [
          {
            title: text('Việc làm quản lý', 'Management jobs'),
            text: text('Từ trưởng phòng trở lên.', 'Managers and above.'),
            href: text('/viec-lam-quan-ly', '/management-jobs'),
          },
          {
            title: text('Việc làm tốt nhất', 'Featured jobs'),
            text: text('Lương cao, công ty uy tín.', 'Well paid, by good employers.'),
            href: text('/viec-lam-tot-nhat', '/featured-jobs'),
          },
          {
            title: text('Việc làm dành cho bạn', 'Jobs for you'),
            text: text('Theo chức danh trong hồ sơ.', 'By the title in your profile.'),
            href: text('/viec-lam-goi-y', '/recommended-jobs'),
          },
          {
            title: text('Tuyển gấp', 'Urgent jobs'),
            text: text('Cần người ngay.', 'Hiring right now.'),
            href: text('/viec-can-tuyen-gap', '/urgent-jobs'),
          },
        ],
      },
    ],
  },
  'recommendation/success': {
    noIndex: true,
    heading: text('Cảm ơn bạn đã giới thiệu!', 'Thank you for your recommendation!'),
    description: text('Lời giới thiệu đã được ghi nhận.', 'Your recommendation has been noted.'),
    actions: [FIND_JOBS],
    lead: text('Chúng tôi đã ghi nhận lời giới thiệu của bạn.', 'We have noted your recommendation.'),
    blocks: [popularBlock],
  },
  'quen-mat-khau': {
    heading: text('Quên mật khẩu', 'Forgotten password'),
    description: text('Cách vào lại tài khoản khi quên mật khẩu.', 'How to get back into your account.'),
    noIndex: true,
    lead: text(
      'Trang dùng thử không gửi email, nên không gửi được liên kết đặt lại mật khẩu. Bộ phận hỗ trợ sẽ giúp bạn, hoặc bạn có thể tạo tài khoản mới.',
      'This demo sends no e-mail, so it cannot send a link to reset a password. Our support team will help you, or you can create a new account.',
    ),
    actions: [
      { label: text('Liên hệ hỗ trợ', 'Contact support'), href: text('/lien-he', '/contact-us') },
      { label: text('Đăng ký', 'Register'), href: text('/dang-ky', '/sign-up') },
      { label: text('Về trang đăng nhập', 'Back to the login'), href: text('/dang-nhap', '/login') },
    ],
  },
  'recommendation/expired': {
    noIndex: true,
    heading: text('Lời giới thiệu đã hết hạn', 'This recommendation has expired'),
    description: text('Liên kết giới thiệu không còn hiệu lực.', 'The link of the recommendation is no longer valid.'),
    actions: [FIND_JOBS],
    blocks: [popularBlock],
    lead: text('Hãy nhờ người giới thiệu gửi lại liên kết mới.', 'Ask the person who sent it for a new link.'),
  },
  'company/navigosgroup': {
    heading: text('Giới thiệu công ty', 'About us'),
    description: text('Chúng tôi là ai và làm gì.', 'Who we are and what we do.'),
    blocks: [
      section(
        'Chúng tôi làm gì?',
        'What do we do?',
        'Chúng tôi nối người tìm việc với nhà tuyển dụng trên khắp Việt Nam, bằng cả tiếng Việt và tiếng Anh.',
        'We bring job seekers and employers together all over Vietnam, in Vietnamese and in English.',
      ),
      section(
        'Chúng tôi tin điều gì?',
        'What do we believe?',
        'Tin tuyển dụng phải rõ ràng: công việc gì, ở đâu, lương bao nhiêu.',
        'A job post must be clear: what work, where, for how much.',
      ),
    ],
    next: [FIND_JOBS, COMPANIES, CONTACT],
  },
}
