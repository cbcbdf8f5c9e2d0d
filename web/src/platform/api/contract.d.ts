/** Made by build/contract-routes.ts. */
declare module 'virtual:contract' {
  export const contract: import('@aurelio/contracts').Contract
}
