import type { User } from '@jobsite/shell/core'
import { avatar } from './images.ts'

/** The current user, as the toolbar's values name them. */
export type UserName = 'unknown' | 'visitor' | 'user' | 'long name' | 'no name'

/** `undefined` while the user is not known yet, `null` for a visitor. The tokens are for mocked services alone. */
export const USERS: Readonly<Record<UserName, User | null | undefined>> = {
  unknown: undefined,
  visitor: null,
  user: {
    userId: 1,
    firstName: 'Nguyễn Thị Minh Anh',
    lastName: 'Trần',
    jobTitle: 'Kế toán trưởng',
    profilePicture: avatar,
    accessToken: 'token-for-mocks',
  },
  'long name': {
    userId: 2,
    firstName: 'Maximilian-Alexander-Konstantin',
    lastName: 'von Hohenzollern-Sigmaringen',
    jobTitle: 'Senior Principal Enterprise Architecture and Digital Transformation Consultant',
    accessToken: 'token-for-mocks',
  },
  'no name': { userId: 3, accessToken: 'token-for-mocks' },
}

/** The users in words, for the toolbar. */
export const USER_TITLES: Readonly<Record<UserName, string>> = {
  unknown: 'Not known yet',
  visitor: 'Visitor',
  user: 'Logged in',
  'long name': 'Long name',
  'no name': 'No name',
}
