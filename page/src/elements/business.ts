/** Whose site it is, as its pages say it; what nobody has said is empty. */
export type Business = {
  name: string
  phone: string
  email: string
  address: string
  /** The registered name, and the number that the tax office knows it by. */
  legalName: string
  taxNumber: string
}

export const noBusiness: Business = {
  name: '',
  phone: '',
  email: '',
  address: '',
  legalName: '',
  taxNumber: '',
}

/** Whether something asks for what its site says of itself. */
export function namesSite(value: unknown): boolean {
  return /\{\{\s*sitio\./i.test(JSON.stringify(value ?? ''))
}
