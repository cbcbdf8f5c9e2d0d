import { preferencesSchema } from '@aurelio/contracts/profile'

/** Whether somebody wants to hear by mail; `preferences` as their profile keeps them, null where they chose nothing. */
export function wantsMail(preferences: string | null): boolean {
  const stored: unknown = preferences === null ? {} : JSON.parse(preferences)
  return preferencesSchema.parse(stored).notifications.email
}
