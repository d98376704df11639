import { LESSONS } from '#durable/rules/users/lessons.ts'
import type { Preferences as PreferencesRow } from '#durable/rules/users/preferences.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { preferencesOf, savePreferences } from './preferences-db.ts'
import { tellFollowers } from './telling.ts'

const Lesson = builder.enumType('Lesson', { values: LESSONS, description: 'A lesson of the tour for new players.' })

const Preferences = builder.objectRef<PreferencesRow>('Preferences').implement({
  fields: (t) => ({
    bubblePercent: t.exposeInt('bubblePercent', { description: 'How long words stay over a dog: 50 to 200.' }),
    textPercent: t.exposeInt('textPercent', { description: '80 to 200.' }),
    zoomPercent: t.exposeInt('zoomPercent', { description: 'The zoom of the park: 50 to 200.' }),
    reducedMotion: t.exposeBoolean('reducedMotion'),
    letterKeys: t.exposeBoolean('letterKeys'),
    light: t.exposeBoolean('light'),
    weather: t.exposeBoolean('weather'),
    saveBattery: t.exposeBoolean('saveBattery'),
    sound: t.exposeBoolean('sound'),
    soundPercent: t.exposeInt('soundPercent', { description: 'The volume, 0 to 100.' }),
    effectsPercent: t.exposeInt('effectsPercent'),
    pingPercent: t.exposeInt('pingPercent'),
    pingHidden: t.exposeBoolean('pingHidden', {
      description: 'Whether a sound is played for a line to the own dog while the page is hidden.',
    }),
    knowsPark: t.exposeBoolean('knowsPark', { description: 'Whether the user has finished or skipped the tour.' }),
    knowsChat: t.exposeBoolean('knowsChat', { description: 'Whether the user was told how one talks here.' }),
    lessonsDone: t.expose('lessonsDone', {
      type: [Lesson],
      description: 'The lessons of the tour that the user has done.',
    }),
    autoCurl: t.exposeBoolean('autoCurl', { description: 'Whether the dog curls up by itself while nobody plays.' }),
    results: t.exposeBoolean('results', {
      description: 'Whether results of games are shown above dogs: those of others, and to others the own ones.',
    }),
    hearts: t.exposeBoolean('hearts', { description: 'Whether the hearts of other supporters are shown.' }),
    leavesMarks: t.exposeBoolean('leavesMarks', { description: 'Whether the own dogs leave marks on smell posts.' }),
    followers: t.exposeBoolean('followers', { description: 'Whether other dogs may follow the own ones.' }),
  }),
})

const PreferencesInput = builder.inputType('PreferencesInput', {
  description: 'Fields that are left out stay unchanged.',
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
    knowsChat: t.boolean({ required: false }),
    lessonsDone: t.field({ type: [Lesson], required: false }),
    autoCurl: t.boolean({ required: false }),
    results: t.boolean({ required: false }),
    hearts: t.boolean({ required: false }),
    leavesMarks: t.boolean({ required: false, description: 'false also takes away the marks that are there.' }),
    followers: t.boolean({ required: false }),
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
      description: 'Percentages are rounded to the nearest allowed step.',
      args: { settings: t.arg({ type: PreferencesInput }) },
      resolve: async (_root, { settings }, context) => {
        const { userId } = requireViewer(context)
        await savePreferences(context.db, userId, settings)
        if (typeof settings.followers === 'boolean') await tellFollowers(context, userId, settings.followers)
        return true
      },
    }),
  )
}
