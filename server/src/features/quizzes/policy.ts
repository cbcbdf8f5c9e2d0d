import { type Policy, team } from '../../platform/access/access.ts'

export const quizPolicy = {
  'quizzes.keep': team,
} satisfies Policy
