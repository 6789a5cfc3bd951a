# The parts of .ci/mutants that read and write Swift. A mutant is a line `number:path:line: edit`, where the edit is
# Perl that changes $_, the line of the source.
use strict;
use warnings;
use File::Find;

my %other = (
  '&&' => '||', '||' => '&&', '===' => '!==', '!==' => '===', '==' => '!=', '!=' => '==',
  '<' => '<=', '<=' => '<', '>' => '>=', '>=' => '>', '!' => '',
);
my ($verb, @arguments) = @ARGV;
@ARGV = ();
{ no strict 'refs'; &{"main::$verb"}(@arguments) }

# Lists every operator in a condition, in the files named on standard input. Operators after a string on the same line
# are left out, and so are preconditions: they never fail, so that no test can detect a change.
sub conditions {
  my ($folder) = @_;
  while (my $path = <STDIN>) {
    chomp $path;
    my ($inText, $law) = 0;
    my @lines = source("$folder/$path");
    for my $number (1 .. @lines) {
      local $_ = $lines[$number - 1];
      my $quotes = () = /"""/g;
      $inText = !$inText if $quotes % 2;
      # Deeper indented lines belong to a precondition of several lines.
      $law = undef if defined $law && /^( *)/ && length $1 <= $law;
      next if defined $law;
      $law = length $1 if /^( *)(?:precondition|assert)\w*\($/;
      next if $inText or $quotes or m{^\s*(#|//)} or /\b(precondition|assert)\w*\(/ or /\bfunc [^\w\s]/;
      next if /\b(extension|func|init|subscript)\b.* where / or /^\s*where /;
      s{".*|//.*}{};
      while (/(?<= )(===|!==|==|!=|<=|>=|<|>|&&|\|\|)(?= )|(?<=[ (])!(?=[A-Za-z(])/g) {
        print "$path:$number: operator($-[0], '$&')\n";
      }
    }
  }
}

# Selects the conditions in a file whose lines are added by a diff on standard input.
sub changed {
  my ($all) = @_;
  my ($path, %added);
  while (<STDIN>) {
    $path = $1 if m{^\+\+\+ b/(.*)};
    if (/^@@ \S+ \+(\d+)(?:,(\d+))?/) { $added{"$path:$_"} = 1 for $1 .. $1 + ($2 // 1) - 1 }
  }
  for (source($all)) { print if /^(.*?:\d+):/ && $added{$1} }
}

sub draw {
  my ($seed, $count) = @_;
  srand $seed;
  my @drawn = sort { $a->[0] <=> $b->[0] } map { [rand, $_] } <STDIN>;
  splice @drawn, $count if @drawn > $count;
  print map { $_->[1] } @drawn;
}

# Inserts the mutants into the sources. A selected one becomes a new operator with the precedence of the old one, so
# that operands need not be found; a file in each module declares the operators of its mutants.
sub introduce {
  my ($originals, $sources, $list) = @_;
  my (%files, %modules);
  # A file whose mutants do not compile gets its original text again.
  for (source($list)) {
    my ($number, $path, $line, $edit) = parts($_);
    $files{$path} //= [];
    push @{ $files{$path} }, [$number, $line, $edit] unless /does not compile$/;
  }
  for my $path (sort keys %files) {
    my ($module) = $path =~ m{^(Sources/[^/]+/[^/]+)/} or die "mutants: $path is in no module of Sources\n";
    my @lines = source("$originals/$path");
    # From the end of a line to its start, so that columns stay valid.
    for (sort { column($b->[2]) <=> column($a->[2]) } @{ $files{$path} }) {
      my ($number, $line, $edit) = @$_;
      $lines[$line - 1] = edited($lines[$line - 1], $edit, sub { "$_[0]" . binary($number) });
      $lines[$line - 1] =~ s/\bMUTANT\b/gimbalMutant($number)/g;
      $modules{$module} .= declaration($number, $1) if $edit =~ /^ operator\(\d+, '(.*)'\)$/;
      $modules{$module} .= "";
    }
    update("$sources/$path", join '', @lines);
  }
  update("$sources/$_/GimbalMutants.swift", choice() . $modules{$_}) for keys %modules;
}

# Makes a folder equal to another except for build products; equal files are not written, so that they are not compiled
# again.
sub mirror {
  my ($from, $to) = @_;
  my %kept;
  my $copyFile = sub {
    my $path = substr $File::Find::name, length $from;
    $kept{$path} = 1;
    return mkdir "$to$path" if -d;
    update("$to$path", join '', source($_));
    chmod +(stat $_)[2], "$to$path";
  };
  find({ wanted => $copyFile, no_chdir => 1 }, $from);
  my $dropFile = sub {
    my $path = substr $File::Find::name, length $to;
    return $File::Find::prune = 1 if $path eq '/.build';
    unlink if -f && !$kept{$path};
  };
  find({ wanted => $dropFile, no_chdir => 1 }, $to);
}

# Marks the mutants at which the compiler's messages on standard input point; fails where there are none.
sub drop {
  my ($copy, $list) = @_;
  my (@mutants, %bad) = source($list);
  while (<STDIN>) {
    my ($path, $line) = m{^(?:\Q$copy\E/|.*?/(?=Sources/))(\S+\.swift):(\d+):\d+: error:} or next;
    # An expression's error may be reported where it begins.
    my @near = sort { $a->[0] <=> $b->[0] } map {
      my ($number, $itsPath, $itsLine) = parts($_);
      $itsPath eq $path && !/does not compile$/ ? [abs($itsLine - $line), $number] : ()
    } @mutants;
    for (@near) { $bad{ $_->[1] } = 1 if $_->[0] == $near[0][0] }
  }
  exit 1 if !%bad;
  for (@mutants) { s/$/ does not compile/ if $bad{ (parts($_))[0] } }
  update($list, join '', @mutants);
}

sub show {
  my ($originals, $wanted, $list) = @_;
  for (source($list)) {
    my ($number, $path, $line, $edit) = parts($_);
    next if $number != $wanted;
    my $before = (source("$originals/$path"))[$line - 1];
    my $after = edited($before, $edit, sub { $other{ $_[0] } });
    s/^\s+|\s+$//g for $before, $after;
    print "$path:$line:\n  - $before\n  + $after\n";
  }
}

# Runs the tests until the first fails, and prints its name.
sub watch {
  my ($limit, @command) = @_;
  my $tests = open(my $output, '-|') // die "mutants: $!\n";
  if (!$tests) {
    setpgrp;
    open STDERR, '>&', \*STDOUT;
    exec @command;
  }
  my $end = sub { print $_[0]; kill KILL => -$tests; exit };
  $SIG{ALRM} = sub { $end->("no end within $limit s") };
  alarm $limit;
  my $fault = 'a crash';
  while (<$output>) {
    $fault = "a crash: $1" if /(Fatal error: .*)/;
    $end->($1) if /Test (.+?)(?: with \d+ .*)? recorded an issue/ or /: error: (\S+) : /;
  }
  close $output or print $fault;
}

sub operator { die "only 'edited' can apply an operator's edit\n" }

# Returns the line after an edit; an operator is replaced by the result of the function.
sub edited {
  (local $_, my $edit, my $replacement) = @_;
  my $before = $_;
  no warnings 'redefine';
  local *operator = sub { substr $_, $_[0], length $_[1], $replacement->($_[1]) };
  eval "$edit; 1" or die "mutants: $edit: $@";
  die "mutants:$edit changes nothing in: $before" if $_ eq $before;
  return $_;
}

sub parts { chomp(my $line = $_[0]); $line =~ s/ does not compile$//; $line =~ /^(\d+):(.*?):(\d+):(.*)$/ }
sub column { $_[0] =~ /^ operator\((\d+)/ ? $1 : 0 }
sub binary { (sprintf '%b', $_[0]) =~ s/0/∘/gr =~ s/1/∙/gr }

sub source {
  open my $file, '<', $_[0] or die "mutants: $_[0]: $!\n";
  return <$file>;
}

# Writes a file if it changes, so that the rest of a build stays valid.
sub update {
  my ($path, $text) = @_;
  return if -e $path && join('', source($path)) eq $text;
  open my $file, '>', $path or die "mutants: $path: $!\n";
  print $file $text;
}

sub choice {
  return <<'SWIFT';
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
@usableFromInline let chosenGimbalMutant = getenv("GIMBAL_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
@inlinable public func gimbalMutant(_ number: Int) -> Bool { chosenGimbalMutant == number }

SWIFT
}

# Returns the operator of a mutant. The right side of a logical one stays an autoclosure.
sub declaration {
  my ($number, $operator) = @_;
  my $name = $operator . binary($number);
  my $chosen = "gimbalMutant($number)";
  return "prefix operator $name\n\@inlinable public prefix func $name(a: Bool) -> Bool { $chosen ? a : !a }\n"
    if $operator eq '!';
  my $body = "{ $chosen ? a $other{$operator} b : a $operator b }";
  my $function = "\@inlinable public func $name";
  if ($operator eq '&&' or $operator eq '||') {
    my $precedence = $operator eq '&&' ? 'LogicalConjunctionPrecedence' : 'LogicalDisjunctionPrecedence';
    return "infix operator $name: $precedence\n$function(a: Bool, b: \@autoclosure () throws -> Bool) rethrows -> Bool"
      . " { try $chosen ? a $other{$operator} b() : a $operator b() }\n";
  }
  my @forms = $operator =~ /^.==$/ ? '(a: AnyObject?, b: AnyObject?)'
    : $operator =~ /^[=!]=$/ ? (
      '<T: Equatable>(a: T, b: T)', '<T>(a: T?, b: _OptionalNilComparisonType)',
      '<T>(a: _OptionalNilComparisonType, b: T?)', '(a: Any.Type?, b: Any.Type?)',
      '<T: Equatable, U: Equatable>(a: (T, U), b: (T, U))',
    )
    : '<T: Comparable>(a: T, b: T)';
  return join '', "infix operator $name: ComparisonPrecedence\n", map { "$function$_ -> Bool $body\n" } @forms;
}
