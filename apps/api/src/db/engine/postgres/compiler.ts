import {
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueListNode,
  type BinaryOperationNode,
  type CompiledQuery,
  type FunctionNode,
  type OperationNode,
  type RootOperationNode,
} from 'kysely'
import { writtenBy } from '../functions.ts'
import { postgresFunctions } from './functions.ts'

type QueryId = CompiledQuery['queryId']

/** What a value is bound as. */
export type ValueType = 'bigint' | 'double precision' | 'text' | 'bytea'

/** What a value is bound as; undefined for null, which is written and not bound, and for what has no type of its own. */
export function getType(value: unknown): ValueType | undefined {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'bigint' : 'double precision'
  return value instanceof Uint8Array ? 'bytea' : undefined
}

/**
 * Writes what queries leave to the engine. Each value says its type, since PostgreSQL would guess it from what stands beside it:
 * nothing for `$1 = ''`, and a number too small for an instant for `$1 - 1`. A value that stands in several places is bound
 * once, so that an expression in `select` is the same one in `group by`.
 */
export class PortalCompiler extends PostgresQueryCompiler {
  /** Where each value is bound. */
  #positions = new Map<unknown, number>()

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#positions = new Map()
    return super.compileQuery(node, queryId)
  }

  protected override visitFunction(node: FunctionNode): void {
    const written = writtenBy(postgresFunctions, node)
    if (written) this.visitNode(written.toOperationNode())
    else super.visitFunction(node)
  }

  /** Nothing is in an empty list, which PostgreSQL takes for a mistake. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node
    if (!isEmptyList(rightOperand) || !OperatorNode.is(operator)) super.visitBinaryOperation(node)
    else this.append(operator.operator === 'not in' ? 'true' : 'false')
  }

  protected override appendValue(value: unknown): void {
    if (value === null) this.append('null')
    else this.appendBound(value, getType(value))
  }

  /** Binds a value, or what stands for one. */
  protected appendBound(value: unknown, type: ValueType | undefined): void {
    let position = this.#positions.get(value)
    if (position === undefined) {
      this.addParameter(value)
      position = this.numParameters
      this.#positions.set(value, position)
    }
    this.append(type === undefined ? `$${position}` : `$${position}::${type}`)
  }
}

const isEmptyList = (node: OperationNode): boolean =>
  (PrimitiveValueListNode.is(node) || ValueListNode.is(node)) && node.values.length === 0
