/** Where a contest has its page, and what hangs below it; without host. */
export function contestAddress(address: string) {
  const page = `/c/${address}`
  return {
    page,
    leads: `${page}/leads`,
    rules: `${page}/bases`,
    /** Of one person: what they can do there, and what a winner answers. */
    own: (token: string) => `${page}/yo/${token}`,
    /** A picture of its gallery, by what stands for who sent it. */
    work: (alias: string) => `${page}/obra/${alias}`,
    prize: (token: string) => `${page}/premio/${token}`,
  }
}
