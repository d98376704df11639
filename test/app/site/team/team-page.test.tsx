import { describe, expect, it } from 'vitest'
import { CreditsPage } from '#app/site/team/credits-page.tsx'
import { CREWS } from '#app/site/team/crews.ts'
import { membersOf } from '#app/site/team/members.server.ts'
import { TeamPage } from '#app/site/team/team-page.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { CREDIT_ROLES } from '#durable/rules/site/team.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const WEAR = { hat: 'crown', mouth: null, back: null, ass: null }

function membersWith(roles: readonly string[]) {
  return membersOf(
    roles.map((role, place) => ({
      name: `Dog ${place}`,
      username: `User ${place}`,
      color: '#e9b877',
      shadowColor: '#a38153',
      role,
      contribution: `Deed ${place}`,
      wear: WEAR,
    })),
  )
}

describe.each(LANGUAGES)('the team in %s', (language) => {
  const { team, credits } = TEXTS[language].pages

  it('has three sections, each with a link to it', () => {
    const html = renderedPage(<TeamPage members={membersWith(['admin', 'Moderator', 'dev', 'dev'])} />, language)
    for (const { id } of CREWS) {
      expect(html).toContain(`href="#${id}"`)
      expect(html).toContain(`id="${id}"`)
      expect(readable(html)).toContain(team[id].title)
    }
    const [admin, moderator, developer] = html.split('<section').slice(1)
    expect(admin).toContain('Dog 0')
    expect(moderator).toContain('Dog 1')
    expect(readable(developer ?? '')).toMatch(/Dog 2 Dog 3/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('says where there is no member', () => {
    const html = renderedPage(<TeamPage members={[]} />, language)
    expect(html.split(team.empty)).toHaveLength(4)
  })

  it('credits each with dog, user, role and deed', () => {
    const text = readable(
      renderedPage(<CreditsPage members={membersWith(CREDIT_ROLES)} pictures={['Ann', 'Bo']} />, language),
    )
    expect(text).toMatch(/Ann \S+ Bo/)
    CREDIT_ROLES.forEach((role, place) => {
      const owner = credits.owner.replace('{{username}}', `User ${place}`)
      expect(text).toContain(`Dog ${place} ${owner} ${credits.role[role]} Deed ${place}`)
    })
  })

  it('says so if the list of credits is empty', () => {
    expect(readable(renderedPage(<CreditsPage members={[]} pictures={[]} />, language))).toContain(credits.empty)
  })
})

it('draws the dogs on the server, each in its own coat and hat', () => {
  const [member] = membersWith(['admin'])
  expect(member?.dog.layers.some(({ tint }) => tint === '#e9b877')).toBe(true)
  expect(member?.dog.layers.some(({ sheet }) => sheet === 'items')).toBe(true)
})
