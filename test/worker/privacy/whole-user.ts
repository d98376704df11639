import { env } from 'cloudflare:test'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { transfer } from '#worker/ledger/writes.ts'

/** Words that occur nowhere else. */
let made = 0
const aWord = (what: string) => `${what} of ${(made += 1)}`

/** A user with something in every table about users, and a friend. Each personal column has a value of its own. */
export async function aWholeUser() {
  const [user, other, staff] = [await aUser(), await aUser(), await aUser({ moderator: 1 })]
  const color = `#${String(100_000 + user.userId)}`
  const dog = await aDogOf(user.userId, { color, shadowColor: `#${String(200_000 + user.userId)}` })
  const otherDog = await aDogOf(other.userId)
  const id = user.userId
  const op = { id: crypto.randomUUID(), actor: id, kind: 'dig', request: {}, now: 1 } as const
  const found = transfer(op.id, { unit: 'bones', amount: 3, from: { park: 'digging' }, to: { dog } })
  await perform(db, op, { writes: found, result: told({}) })
  await env.DB.batch(
    [
      `insert into desk select '${aWord('desk')}', hash, 1 from session where user_id = ${id}`,
      `update session set device = '${aWord('device')}', parent_hash = '${aWord('parent')}' where user_id = ${id}`,
      `insert into push_subscription (session_hash, user_id, endpoint_hash, sealed, kinds, zone, quiet_from, quiet_to, names, language, created_at)
        select hash, ${id}, '${aWord('endpoint')}', '${aWord('device')}', 1, '${aWord('zone')}', 22, 8, 1, 'dk', 1 from session where user_id = ${id}`,
      `insert into push_due (user_id, kind, key, about, at, not_before, drop_at) values (${id}, 'whisper', 'k', '{"fromUser":${other.userId}}', 1, 1, 1)`,
      `insert into push_due (user_id, kind, key, about, at, not_before, drop_at) values (${other.userId}, 'whisper', 'k', '{"fromUser":${id}}', 1, 1, 1)`,
      `insert into ticket values (${id}, ${dog}, 1, '${aWord('socket')}', 'plaza', 1, 1, null)`,
      `update dog set ticket_hash = '${aWord('ticket')}', ticket_epoch = 1, ticket_room = 'plaza', ticket_place = 'plaza', ticket_expires_at = 1 where id = ${dog}`,
      `insert into stage_token (hash, user_id, audience, expires_at, challenge, session_hash)
        values ('${aWord('stage')}', ${id}, 'stage', 1, '${aWord('challenge')}', '${aWord('session')}')`,
      `insert into dog_offer values ('${aWord('offer')}', ${id}, '#3${String(10_000 + id)}', '#4${String(10_000 + id)}', 1)`,
      `insert into supporter values (${id}, 'Gold', 1, 'patreon', 2, 1, 1, ${dog})`,
      `insert into committee_term values (null, ${id}, ${dog}, 0, 24311, 1, 2, 1)`,
      `insert into draft (id, what, base, rev, text) values (${id}, 'sheet:of ${id}', 1, 1, '{}')`,
      `insert into draft_change values (${id}, 1, 'step', ${id}, 1, '{"id":"step"}')`,
      `insert into picture values ('1x1-' || printf('%064x', ${id}), 'AA==', ${id}, 1, 0)`,
      `insert into patreon_link values (${id}, '${aWord('patreon')}', '${aWord('member')}', 1, 2, 3, 1, 4, 5)`,
      `insert into patreon_attempt values ('${aWord('attempt')}', ${id}, '${aWord('state')}', '${aWord('verifier')}', '${aWord('finish')}', '${aWord('found')}', 9, 'supporter')`,
      `insert into preference values (${id}, '{"of":${id}}')`,
      `insert into saved_look values (${id}, 0, '{"hat":"of ${id}"}')`,
      `insert into announcement (id, type, published_at) values (${id}, 0, 1)`,
      `insert into announcement_reaction values (${id}, ${id}, 'heart')`,
      `insert into presence values (${dog}, ${id}, 'plaza', 1, 0, 1, 1, 1, 0, 0)`,
      `insert into flood values (${dog}, 1)`,
      `insert into unheard (user_id, other_id, dog_id, kind, since) values (${id}, ${other.userId}, ${otherDog}, 'ignored', 1)`,
      `insert into unheard (user_id, other_id, dog_id, kind, since) values (${other.userId}, ${id}, ${dog}, 'ignored', 1)`,
      `insert into friend (asker, asked, asked_at) values (${dog}, ${otherDog}, 1)`,
      `insert into paw_print (to_dog, from_dog, from_user, text, room, at) values (${otherDog}, ${dog}, ${id}, '${aWord('print')}', 'plaza', 1)`,
      `insert into paw_print (to_dog, from_dog, from_user, text, room, at) values (${dog}, ${otherDog}, ${other.userId}, '${aWord('print')}', 'plaza', 1)`,
      `insert into post_mark (dog_id, post, at) values (${dog}, 3, 1)`,
      `insert into highscore values ('CatsFree', 'Yearly', '2026', ${dog}, 5, 1)`,
      `insert into removed_score (game, dog_id, scored_at, score, reason, at, removed_by) values ('CatsFree', ${dog}, 1, 5, '${aWord('removal')}', 1, ${staff.userId})`,
      `insert into round (id, user_id, dog_id, game, day, attempt, rules, is_calm, started_at, ended_at, state, score, medal, ticks, log)
        values ('r${id}', ${id}, ${dog}, 'CatsFree', 1, 1, 1, 0, 1, 2, 'counted', 5, 0, 60, x'0102')`,
      `insert into find_day values (${id}, 1, 1, 0, 2, 3, '{}', 1)`,
      `insert into stamp values (${id}, 'bell', 1)`,
      `insert into hunt_week values (${id}, -3, 2, 1, 5)`,
      `insert into pack_mark values (-3, ${id}, 0, 2, ${dog}, 0)`,
      `insert into riddle_answer values (${id}, 1, 3)`,
      `insert into game_day values (${id}, 'CatsFree', 1, 1)`,
      `insert into play_card values (${id}, 1, 1)`,
      `insert into pack_week values (-3, 0, ${id}, 1, 2)`,
      `insert into team_member (dog_id, type, place) values (${dog}, 'dev', 0)`,
      `insert into team_contribution select id, 'en', '${aWord('contribution')}' from team_member where dog_id = ${dog}`,
      `insert into user_note (user_id, author_id, text, created_at) values (${id}, ${staff.userId}, '${aWord('note')}', 1)`,
      `insert into code_run (user_id, by, at, code, effects, done_at) values (${id}, ${staff.userId}, 1, '${aWord('code')}', '[]', 2)`,
      `insert into ban (user_id, reason, starts_at, ends_at, issued_by, facts) values (${id}, '${aWord('ban')}', 1, 2, ${staff.userId}, '${aWord('line')}')`,
      `insert into appeal (ban_id, at, words, answer) select id, 1, '${aWord('appeal')}', '${aWord('answer')}' from ban where user_id = ${id}`,
      `insert into report (at, reporter_id, accused_id, dog_id, offence, reason, evidence)
        values (1, ${id}, ${other.userId}, ${otherDog}, 'other', '${aWord('report')}', '${aWord('evidence')}')`,
      `insert into report (at, reporter_id, accused_id, dog_id, offence, reason, evidence)
        values (1, ${other.userId}, ${id}, ${dog}, 'other', '${aWord('report')}', '${aWord('evidence')}')`,
      `insert into public_report (number_hash, at, language, kind, ground, what, what_key, words, accused_id, outcome, decision, decided_at)
        values ('${aWord('number')}', 1, 'en', 'name', 'rules', '${aWord('what')}', '${aWord('key')}', '${aWord('words')}', ${id}, 'removed', '${aWord('decision')}', 2)`,
      `insert into staff_log (at, staff_id, act, user_id, reason) values (1, ${staff.userId}, 'kick', ${id}, 'it had to be')`,
      `insert into daily values (${dog}, 1, 'karma', 2, '{}', 1, 0)`,
      `insert into trade (id, a_dog, b_dog, changed_at) values ('t${id}', ${dog}, ${otherDog}, 1)`,
      `insert into former_name (user_id, username, changed_at) values (${id}, '${aWord('name')}', 1)`,
      `insert into deletion values (${id}, 1, 2)`,
    ].map((query) => env.DB.prepare(query)),
  )
  return { ...user, dog, other }
}
