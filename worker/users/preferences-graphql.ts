import { LESSONS } from '#durable/rules/users/lessons.ts'
import type { Preferences as PreferencesRow } from '#durable/rules/users/preferences.ts'
import { preferencesOf, savePreferences } from './preferences-db.ts'
import { builder } from '#worker/graphql/builder.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'

const Lesson = builder.enumType('Lesson', { values: LESSONS, description: 'What somebody new is shown once.' })

const Preferences = builder.objectRef<PreferencesRow>('Preferences').implement({
  fields: (t) => ({
    bubblePercent: t.exposeInt('bubblePercent', { description: 'How long words stay over a dog: 50 to 200.' }),
    textPercent: t.exposeInt('textPercent', { description: '80 to 200.' }),
    zoomPercent: t.exposeInt('zoomPercent', { description: 'How near the park is: 50 to 200.' }),
    reducedMotion: t.exposeBoolean('reducedMotion'),
    letterKeys: t.exposeBoolean('letterKeys'),
    light: t.exposeBoolean('light'),
    weather: t.exposeBoolean('weather'),
    saveBattery: t.exposeBoolean('saveBattery'),
    sound: t.exposeBoolean('sound'),
    soundPercent: t.exposeInt('soundPercent', { description: '0 to 100, as the two others.' }),
    effectsPercent: t.exposeInt('effectsPercent'),
    pingPercent: t.exposeInt('pingPercent'),
    pingHidden: t.exposeBoolean('pingHidden', { description: 'A word to own dog is heard while the page is hidden.' }),
    knowsPark: t.exposeBoolean('knowsPark', { description: 'Shown round, or did not want to be.' }),
    lessonsDone: t.expose('lessonsDone', { type: [Lesson], description: 'What they have done of that so far.' }),
    autoCurl: t.exposeBoolean('autoCurl', { description: 'The dog curls up by itself while nobody plays.' }),
  }),
})

const PreferencesInput = builder.inputType('PreferencesInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    bubblePercent: t.int({ required: false }),
    textPercent: t.int({ required: false }),
    zoomPercent: t.int({ required: false }),
    reducedMotion: t.boolean({ required: false }),
    letterKeys: t.boolean({ required: false }),
    light: t.boolean({ required: false }),
    weather: t.boolean({ required: false }),
    saveBattery: t.boolean({ required: false }),
    sound: t.boolean({ required: false }),
    soundPercent: t.int({ required: false }),
    effectsPercent: t.int({ required: false }),
    pingPercent: t.int({ required: false }),
    pingHidden: t.boolean({ required: false }),
    knowsPark: t.boolean({ required: false }),
    lessonsDone: t.field({ type: [Lesson], required: false }),
    autoCurl: t.boolean({ required: false }),
  }),
})

/** A user's preferences for the park. */
export function addPreferences() {
  builder.queryField('preferences', (t) =>
    t.field({
      type: Preferences,
      resolve: (_root, _args, context) => preferencesOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.mutationField('saveSettings', (t) =>
    t.boolean({
      description: 'Percentages are put on the nearest step that is allowed.',
      args: { settings: t.arg({ type: PreferencesInput }) },
      resolve: async (_root, { settings }, context) => {
        await savePreferences(context.db, requireViewer(context).userId, settings)
        return true
      },
    }),
  )
}
