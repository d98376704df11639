export { dk as refusals } from '#durable/protocol/refusal-texts/dk.ts'
