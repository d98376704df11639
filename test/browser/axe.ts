import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules of axe that the page breaks, as text: the rule, how often, and the first place. */
export async function brokenRules(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.length} × at ${nodes[0]?.target.join(' ')}`)
}
