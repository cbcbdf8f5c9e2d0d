/** A letter as somebody was sent it. */
export type ReceivedLetter = { at: string; subject: string; kind: 'letter' | 'sequence'; id: string }
