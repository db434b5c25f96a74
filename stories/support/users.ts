import type { User } from '@jobsite/shell/core'
import { avatar } from './pictures.ts'

/** Who is looking, as the toolbar names them. */
export type UserName = 'unknown' | 'visitor' | 'user' | 'long name' | 'no name'

/** `undefined` while it is not known, `null` for nobody in particular. The tokens are for mocked answers alone. */
export const USERS: Readonly<Record<UserName, User | null | undefined>> = {
  unknown: undefined,
  visitor: null,
  user: {
    userId: 1,
    firstName: 'Nguyễn Thị Minh Anh',
    lastName: 'Trần',
    jobTitle: 'Kế toán trưởng',
    profilePicture: avatar,
    accessToken: 'token-of-the-desk',
  },
  'long name': {
    userId: 2,
    firstName: 'Maximilian-Alexander-Konstantin',
    lastName: 'von Hohenzollern-Sigmaringen',
    jobTitle: 'Senior Principal Enterprise Architecture and Digital Transformation Consultant',
    accessToken: 'token-of-the-desk',
  },
  'no name': { userId: 3, accessToken: 'token-of-the-desk' },
}

export const USER_NAMES = Object.keys(USERS) as UserName[]
