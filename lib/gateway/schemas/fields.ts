import * as z from 'zod/mini'

/** Absent and null are the same to the gateway's versions: null here. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null)
}

/** A text for people, cut where it would flood the page: a token's name is whatever its maker chose. */
export function label(maxLength = 200) {
  return z.pipe(
    z.string(),
    z.transform((text) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)),
  )
}

/** A member of one of the SDK's enumerations, in any letter case; `unknown` for a member that came later. */
export function known<Member extends string, Unknown extends string>(
  members: Record<string, Member>,
  unknown: Unknown,
): z.ZodMiniType<Member | Unknown> {
  const byName = new Map(Object.values(members).map((member) => [member.toUpperCase(), member]))
  return z.pipe(
    z.string(),
    z.transform((text) => byName.get(text.toUpperCase()) ?? unknown),
  )
}
