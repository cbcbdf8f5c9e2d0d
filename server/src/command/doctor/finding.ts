import type { Config } from '../../platform/config.ts'

/** What a look at one thing found: fine, worth a look, or wrong. `advice`: what to do. */
export type Finding = { level: 'fine' | 'look' | 'wrong'; text: string; advice?: string }

/** Looks at one thing and never changes any. It may throw: then that is wrong. */
export type Check = { about: string; look: (config: Config) => Promise<readonly Finding[]> }

export const fine = (text: string): Finding => ({ level: 'fine', text })
export const worthALook = (text: string, advice: string): Finding => ({ level: 'look', text, advice })
export const wrong = (text: string, advice: string): Finding => ({ level: 'wrong', text, advice })
