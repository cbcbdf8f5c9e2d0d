/** Accounts, who belongs to which workspace, and what fences the way in. Most are the auth library's own. */
export type AuthTables = {
  user: {
    id: string
    name: string
    email: string
    emailVerified: AuthFlag
    image: string | null
    role: string | null
    banned: AuthFlag | null
    twoFactorEnabled: AuthFlag | null
    createdAt: AuthTime
    updatedAt: AuthTime
  }
  organization: { id: string; name: string; slug: string; createdAt: Date }
  invitation: {
    id: string
    organizationId: string
    /** Lower case. */
    email: string
    role: string | null
    /** As the auth library calls them. */
    status: 'pending' | 'accepted' | 'canceled'
    message: string | null
    inviterId: string
    createdAt: AuthTime
    expiresAt: AuthTime
  }
  workspaceSettings: WorkspaceSettingsRow
  lastWorkspace: { userId: string; workspaceId: string }
  member: { id: string; organizationId: string; userId: string; role: string; createdAt: Date }
  session: {
    id: string
    userId: string
    token: string
    userAgent: string | null
    ipAddress: string | null
    createdAt: AuthTime
    updatedAt: AuthTime
    expiresAt: Date
    activeOrganizationId: string | null
  }
  account: { id: string; userId: string; providerId: string; password: string | null }
  verification: { id: string; identifier: string; value: string; expiresAt: Date }
  rateLimit: RateLimitRow
  profile: ProfileRow
  knownDevice: { key: string; userId: string; lastUsedAt: string }
  usedCode: { key: string; expiresAt: string }
}

/** The auth library's own columns differ between the engines: 0, 1 or a boolean; ISO text or a Date. */
export type AuthFlag = boolean | number

export type AuthTime = Date | string

export type ProfileRow = {
  userId: string
  bio: string
  role: string
  company: string
  location: string
  /** JSON, as the contract has them. */
  skills: string
  socialLinks: string
  preferences: string
  /** Version of the photo; part of the keys of its files. */
  photo: string | null
}

/** What a workspace says of itself beside its name. */
export type WorkspaceSettingsRow = {
  workspaceId: string
  timeZone: string
  mailLanguage: string
  /** JSON, as the contract has it. */
  legal: string
  /** Version of the logo; part of the key of its file. */
  logo: string | null
}

export type RateLimitRow = {
  key: string
  count: number
  /** From here on the row means nothing and is counted anew. */
  resetAt: string
  /** While this lies ahead, every attempt is refused. */
  blockedUntil: string | null
}
