export { en as refusals } from '#durable/protocol/refusal-texts/en.ts'
