import { type Bilingual, text } from '../bilingual.ts'

const NOTHING_LOST = text(
  'Những gì bạn đã lưu trước đó vẫn còn. Hãy quay lại trang trước và thử lại sau ít phút.',
  'What you saved before is still there. Go back to the page before, and try again in a few minutes.',
)

/** What may keep a request from being carried out, with what the visitor is told. */
export const PROBLEMS = {
  unknownAction: {
    status: 404,
    title: text('Không có thao tác này', 'There is no such action'),
    lead: text('Hãy quay lại trang trước và tải lại trang.', 'Go back to the page before, and reload it.'),
  },
  foreignForm: {
    status: 403,
    title: text('Biểu mẫu này đến từ trang khác', 'This form comes from another site'),
    lead: text(
      'Chưa có gì được gửi. Hãy mở trang của chúng tôi và gửi biểu mẫu tại đó.',
      'Nothing was sent. Open our own page, and send its form.',
    ),
  },
  tooLarge: {
    status: 413,
    title: text('Nội dung hoặc tệp quá lớn', 'The text or the file is too large'),
    lead: text(
      'Chưa có gì được gửi. Hãy quay lại trang trước, rút ngắn nội dung hoặc chọn tệp nhỏ hơn 2 MB, rồi gửi lại.',
      'Nothing was sent. Go back to the page before, shorten what you wrote or choose a file below 2 MB, and send it again.',
    ),
  },
  tooManyTries: {
    status: 429,
    title: text('Quá nhiều lần thử cùng lúc', 'Too many tries at a time'),
    lead: text(
      'Hãy đợi vài giây, quay lại trang trước rồi gửi lại.',
      'Wait a few seconds, go back to the page before, and send it again.',
    ),
  },
  failed: {
    status: 500,
    title: text('Đã xảy ra lỗi', 'Something went wrong'),
    lead: NOTHING_LOST,
  },
  storeFailed: {
    status: 503,
    title: text('Hiện không thể lưu', 'Nothing can be saved right now'),
    lead: NOTHING_LOST,
  },
  noRoom: {
    status: 503,
    title: text('Hiện có quá nhiều người đăng nhập', 'Too many people are logged in right now'),
    lead: text('Hãy thử đăng nhập lại sau ít phút.', 'Try to log in again in a few minutes.'),
  },
} as const satisfies Record<string, { readonly status: number; readonly title: Bilingual; readonly lead: Bilingual }>

/** The name of a problem. */
export type ProblemName = keyof typeof PROBLEMS

/** Thrown where a request cannot be carried out now: the visitor gets its page. */
export class Refusal extends Error {
  readonly problem: ProblemName
  /** Seconds after which it may be tried again. */
  readonly retrySeconds: number | undefined

  constructor(problem: ProblemName, retrySeconds?: number) {
    super(PROBLEMS[problem].title.en)
    this.problem = problem
    this.retrySeconds = retrySeconds
  }
}
