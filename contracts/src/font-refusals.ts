/** Why a file is no letter for pages. */
export type FontRefusal =
  | 'no-font'
  | 'other-kind'
  | 'collection'
  | 'broken'
  | 'no-latin'
  | 'forbidden'
  | 'no-licence'
  | 'taken'
  | 'too-many'
