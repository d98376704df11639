import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NAME = pictureName({ width: 64, height: 40 }, 'ab'.repeat(32))
const file = (bytes = 10) => new File([new Uint8Array(bytes)], 'bench.png', { type: 'image/png' })

/** The tab in Danish, with a new row. */
async function newSprite() {
  const editor = openedEditor('dk')
  const { user, getByRole, findByRole, texts } = editor
  await user.click(getByRole('tab', { name: texts.tab.sprites }))
  await user.click(await findByRole('button', { name: texts.new.open }))
  await user.type(getByRole('textbox', { name: texts.new.key }), 'egebaenk')
  await user.click(getByRole('button', { name: texts.new.make }))
  return editor
}

it('[SP3] a picture is uploaded, described and published', async () => {
  const { server, user, passes, getByRole, getAllByRole, getByLabelText, findByText, texts, sprites } =
    await newSprite()
  const sent: string[] = []
  server.fields.uploadPicture = ({ png }: { png: string }) => {
    sent.push(png)
    return { name: NAME, fault: null }
  }
  const { field } = texts
  await user.upload(getByLabelText(field.sprites.picture), file())
  await findByText('64 × 40 pixler')
  expect(sent).toEqual([btoa('\0'.repeat(10))])
  for (const [at, name] of ['Egebænk', 'Oak bench', 'Eikebenk', 'Ekbänk'].entries())
    await user.type(getAllByRole('textbox')[at + 1]!, name)
  await user.type(getByRole('textbox', { name: field.sprites.groundW }), '60')
  await user.type(getByRole('textbox', { name: field.sprites.groundH }), '18')
  await passes(1000)
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'en ny bænk')
  await user.click(getByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  expect(sprites.published.lists.rows).toEqual([
    expect.objectContaining({ id: 'egebaenk', picture: NAME, use: 'standing', groundW: 60, groundH: 18 }),
  ])
})

it('[SP1] says why a picture is not taken, and keeps the one before', async () => {
  const { server, user, getByLabelText, findByText, queryByText, texts } = await newSprite()
  const input = getByLabelText(texts.field.sprites.picture)
  server.fields.uploadPicture = { name: null, fault: 'animated' }
  await user.upload(input, file())
  await findByText(texts.sprites.fault.animated)
  // What is too long is not even sent.
  server.fields.uploadPicture = { name: NAME, fault: null }
  await user.upload(input, file(12_000))
  await findByText(texts.sprites.fault['too-long'])
  await user.upload(input, file())
  await findByText('64 × 40 pixler')
  expect(queryByText(texts.sprites.fault['too-long'])).toBeNull()
})

it('[SP3] a picture of news has neither foot nor ground, and one of somebody else names them', async () => {
  const { user, getByRole, queryByRole, findByRole, texts } = await newSprite()
  const { field, sprites } = texts
  await user.selectOptions(await findByRole('combobox', { name: field.sprites.use }), sprites.use.news)
  expect(queryByRole('textbox', { name: field.sprites.groundW })).toBeNull()
  expect(queryByRole('textbox', { name: field.sprites.footX })).toBeNull()
  expect(queryByRole('textbox', { name: field.sprites.credit })).toBeNull()
  await user.selectOptions(getByRole('combobox', { name: field.sprites.licence }), sprites.licence.credits)
  await findByRole('textbox', { name: field.sprites.credit })
})
