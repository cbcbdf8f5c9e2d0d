/** What signs proofs: raw keys in base64url, the private one sealed. The newest signs. */
export type ProofKeyRow = { id: string; publicKey: string; privateKey: string; createdAt: string }

/** What anybody can check at `/proof/<token>`: `document` is what was signed, letter by letter. */
export type ProofRow = {
  token: string
  workspaceId: string
  kind: string
  document: string
  signature: string
  keyId: string
}

export type ProofTables = { proofKey: ProofKeyRow; proof: ProofRow }
