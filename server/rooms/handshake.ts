import { ServerError } from '@colyseus/core';
import * as v from 'valibot';
import { CLOSE, Handshake, JoinOptions, PROTOCOL } from '../../shared/protocol';

/** Checks what a page says of itself when it joins. Throws the refusal, with its code, that Colyseus sends on. */
export function checkJoin(options: unknown, build: string | undefined): JoinOptions {
  // Versions first: a page of another version may well send another shape.
  const hello = v.safeParse(Handshake, options);
  if (!hello.success) throw new ServerError(CLOSE.malformed, `join options: ${firstIssue(hello.issues)}`);
  if (hello.output.protocol !== PROTOCOL) {
    throw new ServerError(
      CLOSE.outdated,
      `protocol ${hello.output.protocol} came, this table speaks ${PROTOCOL}`,
    );
  }
  if (build !== undefined && hello.output.build !== build) {
    throw new ServerError(
      CLOSE.outdated,
      `build ${hello.output.build} came, this table is of build ${build}`,
    );
  }
  const full = v.safeParse(JoinOptions, options);
  if (!full.success) throw new ServerError(CLOSE.malformed, `join options: ${firstIssue(full.issues)}`);
  return full.output;
}

function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const where = v.getDotPath(issue);
  return where === null ? issue.message : `${where}: ${issue.message}`;
}
