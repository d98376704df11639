import { builder } from './builder.ts'
import { addAccount } from './types/account.ts'
import { addAnnouncements } from './types/announcements.ts'
import { addDogs } from './types/dogs.ts'
import { addPark } from './types/park.ts'
import { addSettings } from './types/settings.ts'
import { addSupporters } from './types/supporters.ts'
import { addUser } from './types/user.ts'

builder.queryType({})
builder.mutationType({})
addAccount()
addUser()
addDogs()
addPark()
addAnnouncements()
addSupporters()
addSettings()

export const schema = builder.toSchema()
