export { REFUSAL_TEXTS as refusals } from '#durable/protocol/refusal-texts.ts'
