import type { FontRefusal } from '@aurelio/contracts/font-refusals'

/** What a file is not taken for. */
export class FontRefused extends Error {
  override name = 'FontRefused'
  readonly reason: FontRefusal
  constructor(reason: FontRefusal) {
    super(reason)
    this.reason = reason
  }
}
