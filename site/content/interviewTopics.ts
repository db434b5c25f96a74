import { type Bilingual, text } from '../bilingual.ts'

/** A set of interview questions. */
export interface InterviewTopic {
  readonly name: Bilingual
  readonly questions: readonly (readonly [question: Bilingual, answer: Bilingual])[]
}

const question = (vi: string, en: string, answerVi: string, answerEn: string) =>
  [text(vi, en), text(answerVi, answerEn)] as const

/** Questions that are asked for every job. */
export const GENERAL_QUESTIONS: InterviewTopic['questions'] = [
  question(
    'Hãy giới thiệu về bản thân bạn.',
    'Tell me about yourself.',
    'Nói trong hai phút: bạn đang làm gì, kết quả đáng nhớ nhất và vì sao bạn quan tâm đến vị trí này.',
    'Take two minutes: what you do now, the result you are proudest of, and why this job interests you.',
  ),
  question(
    'Vì sao bạn muốn rời công việc hiện tại?',
    'Why do you want to leave your current job?',
    'Nói về điều bạn tìm kiếm, không nói xấu nơi cũ.',
    'Speak of what you are looking for, not ill of where you are.',
  ),
  question(
    'Điểm mạnh và điểm yếu của bạn là gì?',
    'What are your strengths and weaknesses?',
    'Mỗi điểm mạnh kèm một ví dụ; với điểm yếu, nói bạn đang cải thiện ra sao.',
    'Give an example for each strength; for a weakness, say how you work on it.',
  ),
  question(
    'Kể về một lần bạn bất đồng với đồng nghiệp.',
    'Tell us about a disagreement with a colleague.',
    'Nêu bối cảnh, việc bạn đã làm để hiểu phía bên kia và kết quả chung.',
    'Give the situation, what you did to understand the other side, and the outcome for both.',
  ),
  question(
    'Mức lương bạn mong muốn là bao nhiêu?',
    'What salary do you expect?',
    'Đưa ra một khoảng dựa trên báo cáo lương và kinh nghiệm của bạn, và nói rõ đó là lương Gross hay Net.',
    'Name a range based on salary reports and your experience, and say whether it is gross or net.',
  ),
  question(
    'Bạn có câu hỏi nào cho chúng tôi không?',
    'Do you have any questions for us?',
    'Luôn có: hỏi về mục tiêu ba tháng đầu, cách đánh giá và đội ngũ bạn sẽ làm cùng.',
    'Always: ask about the goals of the first three months, how work is reviewed, and the team.',
  ),
]

/** The sets, by job title. */
export const interviewTopics: readonly InterviewTopic[] = [
  {
    name: text('Kế toán', 'Accountant'),
    questions: [
      question(
        'Bạn kiểm tra số liệu trước khi khóa sổ như thế nào?',
        'How do you check figures before closing the books?',
        'Nêu các bước đối chiếu cụ thể: ngân hàng, công nợ, kho và thuế.',
        'Name the reconciliations: bank, receivables, stock and tax.',
      ),
      question(
        'Bạn xử lý một sai sót sau khi đã nộp tờ khai ra sao?',
        'What do you do about an error found after filing?',
        'Báo cáo ngay, lập tờ khai bổ sung và ghi lại nguyên nhân.',
        'Report it at once, file an amendment and record the cause.',
      ),
      question(
        'Bạn rút ngắn thời gian khóa sổ cuối tháng bằng cách nào?',
        'How would you shorten the monthly close?',
        'Chia việc theo ngày, đối chiếu sớm từng phần và tự động hóa các bút toán lặp lại.',
        'Spread the work over the month, reconcile parts early, and automate recurring entries.',
      ),
      question(
        'Bạn cập nhật quy định thuế mới ra sao?',
        'How do you keep up with new tax rules?',
        'Nêu nguồn bạn theo dõi và một thay đổi gần đây bạn đã áp dụng.',
        'Name the sources you follow and one recent change that you applied.',
      ),
    ],
  },
  {
    name: text('Lập trình viên', 'Software developer'),
    questions: [
      question(
        'Kể về một lỗi khó mà bạn đã tìm ra.',
        'Tell us of a hard bug that you found.',
        'Trình bày cách thu hẹp phạm vi, công cụ đã dùng và bài học rút ra.',
        'Say how you narrowed it down, which tools you used and what you learned.',
      ),
      question(
        'Bạn viết kiểm thử như thế nào?',
        'How do you write tests?',
        'Nói về hành vi được kiểm tra, không phải về con số bao phủ.',
        'Talk about the behavior you test, not about coverage figures.',
      ),
      question(
        'Bạn giải thích một quyết định kỹ thuật cho người không chuyên thế nào?',
        'How do you explain a technical decision to a non-technical person?',
        'Bắt đầu từ ảnh hưởng đến người dùng và chi phí, rồi mới đến giải pháp.',
        'Start with the effect on users and cost, then come to the solution.',
      ),
      question(
        'Bạn làm gì khi một bản phát hành gây lỗi?',
        'What do you do when a release breaks something?',
        'Quay lại bản trước, báo cho người bị ảnh hưởng, tìm nguyên nhân rồi viết lại bài học.',
        'Roll back, tell those affected, find the cause, then write down what was learned.',
      ),
    ],
  },
  {
    name: text('Nhân viên kinh doanh', 'Sales executive'),
    questions: [
      question(
        'Bạn đã xử lý một khách hàng từ chối ra sao?',
        'How did you deal with a customer who said no?',
        'Hỏi lý do, ghi nhận và đề xuất bước nhỏ tiếp theo.',
        'Ask for the reason, accept it and offer a small next step.',
      ),
      question(
        'Bạn tìm khách hàng mới bằng cách nào?',
        'How do you find new customers?',
        'Nêu kênh, số cuộc hẹn mỗi tuần và tỷ lệ thành công của bạn.',
        'Name your channels, meetings a week and your success rate.',
      ),
      question(
        'Bạn làm gì khi chưa đạt chỉ tiêu giữa quý?',
        'What do you do when you are behind target mid-quarter?',
        'Xem lại từng bước bán hàng, chọn vài cơ hội gần chốt nhất và xin hỗ trợ sớm.',
        'Review each step of your pipeline, pick the deals closest to closing, and ask for help early.',
      ),
    ],
  },
  {
    name: text('Nhân sự', 'Human resources'),
    questions: [
      question(
        'Bạn giảm tỷ lệ nghỉ việc bằng cách nào?',
        'How do you lower staff turnover?',
        'Bắt đầu từ số liệu phỏng vấn nghỉ việc theo bộ phận.',
        'Start from exit interviews, team by team.',
      ),
      question(
        'Bạn đánh giá một đợt tuyển dụng thành công bằng gì?',
        'How do you tell that a hiring round went well?',
        'Thời gian tuyển, chất lượng sau thử việc và phản hồi của ứng viên.',
        'Time to hire, performance after probation, and what candidates say.',
      ),
      question(
        'Bạn giữ bí mật thông tin lương ra sao?',
        'How do you keep pay confidential?',
        'Chỉ cấp quyền cần thiết, không trao đổi qua kênh chung và ghi lại ai đã xem.',
        'Give access only where needed, avoid shared channels, and record who looked.',
      ),
    ],
  },
  {
    name: text('Giao dịch viên ngân hàng', 'Bank teller'),
    questions: [
      question(
        'Bạn làm gì khi thiếu tiền cuối ngày?',
        'What do you do when cash is short at the end of the day?',
        'Báo kiểm soát viên, đối chiếu chứng từ, không tự bù tiền.',
        'Tell the supervisor, check the slips, never make it up yourself.',
      ),
      question(
        'Bạn nhận ra giao dịch đáng ngờ bằng cách nào?',
        'How do you spot a suspicious transaction?',
        'So với thói quen của khách, kiểm tra giấy tờ và báo theo quy trình, không tự kết luận.',
        'Compare it with what the customer usually does, check the papers, and report it; do not judge alone.',
      ),
      question(
        'Bạn xử lý một khách hàng đang nóng giận thế nào?',
        'How do you deal with an angry customer?',
        'Lắng nghe hết, nhắc lại vấn đề, nói rõ bước tiếp theo và thời hạn.',
        'Let them finish, repeat the problem, then say what happens next and when.',
      ),
    ],
  },
  {
    name: text('Điều dưỡng', 'Nurse'),
    questions: [
      question(
        'Bạn ưu tiên công việc thế nào khi có nhiều ca cùng lúc?',
        'How do you set priorities with many patients?',
        'Phân loại theo mức độ nguy cấp, báo bác sĩ trực và ghi hồ sơ.',
        'Sort by urgency, tell the doctor on duty and keep the record.',
      ),
      question(
        'Bạn trấn an người nhà bệnh nhân ra sao?',
        'How do you reassure a patient’s family?',
        'Nói điều đã biết bằng lời dễ hiểu, không hứa trước kết quả và hẹn lúc cập nhật.',
        'Say what is known in plain words, promise no outcome, and say when you will be back with news.',
      ),
      question(
        'Bạn phòng tránh nhầm thuốc bằng cách nào?',
        'How do you prevent medication errors?',
        'Kiểm tra đúng người, đúng thuốc, đúng liều, đúng đường, đúng giờ; có nghi ngờ thì dừng lại hỏi.',
        'Check patient, drug, dose, route and time; when in doubt, stop and ask.',
      ),
    ],
  },
]
