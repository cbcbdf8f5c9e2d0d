// At its first object zod tries eval, which our Content-Security-Policy forbids and the browser then reports. Zod's own
// switch would bring zod into the first load; this object is what that switch sets, read when zod comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
