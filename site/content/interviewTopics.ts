import { type Bilingual, text } from '../bilingual.ts'

/** A set of interview questions. */
export interface InterviewTopic {
  readonly name: Bilingual
  readonly questions: readonly (readonly [question: Bilingual, answer: Bilingual])[]
}

/** Questions that are requested every job. */
export const GENERAL_QUESTIONS: InterviewTopic['questions'] = [
  [
    text('Hãy giới thiệu về bản thân bạn.', 'Tell me about yourself.'),
    text(
      'Nói trong hai phút: bạn đang làm gì, kết quả đáng nhớ nhất và vì sao bạn quan tâm đến vị trí này.',
      'Take two minutes: what you do now, the result you are proudest of, and why this job interests you.',
    ),
  ],
  [
    text('Vì sao bạn muốn rời công việc hiện tại?', 'Why do you want to leave your current job?'),
    text(
      'Nói về điều bạn tìm kiếm, không nói xấu nơi cũ.',
      'Speak of what you are looking for, not ill of where you are.',
    ),
  ],
]

/** The sets, by job title. */
export const interviewTopics: readonly InterviewTopic[] = [
  {
    name: text('Kế toán', 'Accountant'),
    questions: [
      [
        text(
          'Bạn kiểm tra số liệu trước khi khóa sổ như thế nào?',
          'How do you check figures before closing the books?',
        ),
        text(
          'Nêu các bước đối chiếu cụ thể: ngân hàng, công nợ, kho và thuế.',
          'Name the reconciliations: bank, receivables, stock and tax.',
        ),
      ],
      [
        text(
          'Bạn xử lý một sai sót sau khi đã nộp tờ khai ra sao?',
          'What do you do about an error found after filing?',
        ),
        text(
          'Báo cáo ngay, lập tờ khai bổ sung và ghi lại nguyên nhân.',
          'Report it at once, file an amendment and record the cause.',
        ),
      ],
    ],
  },
  {
    name: text('Lập trình viên', 'Software developer'),
    questions: [
      [
        text('Kể về một lỗi khó mà bạn đã tìm ra.', 'Tell us of a hard bug that you found.'),
        text(
          'Trình bày cách thu hẹp phạm vi, công cụ đã dùng và bài học rút ra.',
          'Say how you narrowed it down, which tools you used and what you learnt.',
        ),
      ],
      [
        text('Bạn viết kiểm thử như thế nào?', 'How do you write tests?'),
        text(
          'Nói về hành vi được kiểm tra, không phải về con số bao phủ.',
          'Speak of the behaviour that is tested, not of coverage figures.',
        ),
      ],
    ],
  },
  {
    name: text('Nhân viên kinh doanh', 'Sales executive'),
    questions: [
      [
        text('Bạn đã xử lý một khách hàng từ chối ra sao?', 'How did you deal with a customer who said no?'),
        text(
          'Hỏi lý do, ghi nhận và đề xuất bước nhỏ tiếp theo.',
          'Ask for the reason, accept it and offer a small next step.',
        ),
      ],
    ],
  },
  {
    name: text('Nhân sự', 'Human resources'),
    questions: [
      [
        text('Bạn giảm tỷ lệ nghỉ việc bằng cách nào?', 'How do you lower staff turnover?'),
        text('Bắt đầu từ số liệu phỏng vấn nghỉ việc theo bộ phận.', 'Start from exit interviews, team by team.'),
      ],
    ],
  },
  {
    name: text('Giao dịch viên ngân hàng', 'Bank teller'),
    questions: [
      [
        text('Bạn làm gì khi thiếu tiền cuối ngày?', 'What do you do when cash is short at the end of the day?'),
        text(
          'Báo kiểm soát viên, đối chiếu chứng từ, không tự bù tiền.',
          'Tell the supervisor, check the slips, never make it up yourself.',
        ),
      ],
    ],
  },
  {
    name: text('Điều dưỡng', 'Nurse'),
    questions: [
      [
        text(
          'Bạn ưu tiên công việc thế nào khi có nhiều ca cùng lúc?',
          'How do you set priorities with many patients?',
        ),
        text(
          'Phân loại theo mức độ nguy cấp, báo bác sĩ trực và ghi hồ sơ.',
          'Sort by urgency, tell the doctor on duty and keep the record.',
        ),
      ],
    ],
  },
]
